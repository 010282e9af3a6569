// Three nodes find each other through a registry and elect a leader around a ring.
//@ process: registry = RingElection$Registry {port}
//@ process: node1 = RingElection$Node {port} 1
//@ process: node7 = RingElection$Node {port} 7
//@ process: node4 = RingElection$Node {port} 4
import java.io.*;
import java.net.*;
import java.util.*;

public class RingElection {
    static class Registry {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                TreeMap<Integer, Integer> ports = new TreeMap<>();
                Map<Integer, DataOutputStream> nodes = new TreeMap<>();
                for (int i = 0; i < 3; i++) {
                    Socket s = listener.accept();
                    DataInputStream in = new DataInputStream(s.getInputStream());
                    int id = in.readInt();
                    ports.put(id, in.readInt());
                    nodes.put(id, new DataOutputStream(s.getOutputStream()));
                }
                for (int id : nodes.keySet()) {
                    Integer next = ports.higherKey(id);
                    if (next == null) next = ports.firstKey();
                    System.out.println(id + " goes before " + next);
                    nodes.get(id).writeInt(ports.get(next));
                }
            }
        }
    }

    static class Node {
        public static void main(String[] args) throws Exception {
            int id = Integer.parseInt(args[1]);
            try (ServerSocket own = new ServerSocket(0);
                    Socket registry = new Socket("localhost", Integer.parseInt(args[0]))) {
                System.out.println("ready");
                DataOutputStream out = new DataOutputStream(registry.getOutputStream());
                out.writeInt(id);
                out.writeInt(own.getLocalPort());
                int port = new DataInputStream(registry.getInputStream()).readInt();
                try (Socket next = new Socket("localhost", port); Socket before = own.accept()) {
                    DataOutputStream forward = new DataOutputStream(next.getOutputStream());
                    DataInputStream in = new DataInputStream(before.getInputStream());
                    forward.writeInt(id);
                    while (true) {
                        int message = in.readInt();
                        if (message == id) {
                            System.out.println("I lead");
                            forward.writeInt(-id);
                        } else if (message > id) {
                            forward.writeInt(message);
                        } else if (message < 0) {
                            System.out.println("the leader is " + -message);
                            if (message != -id) forward.writeInt(message);
                            break;
                        }
                    }
                }
            }
        }
    }
}
