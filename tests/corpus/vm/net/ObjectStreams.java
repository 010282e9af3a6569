// Objects over a connection: graphs with cycles, unshared objects, resets, both directions.
import java.io.*;
import java.net.*;
import java.util.*;

public class ObjectStreams {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        Node next;
        transient int seen = 5;

        Node(String name) {
            this.name = name;
        }
    }

    record Point(int x, int y) implements Serializable {}

    enum Color { RED, GREEN }

    static class Unsendable {}

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Thread service = new Thread(() -> {
                try (Socket s = server.accept();
                        ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream());
                        ObjectInputStream in = new ObjectInputStream(s.getInputStream())) {
                    while (true) {
                        Object x = in.readObject();
                        if (x == null) break;
                        if (x instanceof Integer) {
                            out.writeObject((Integer) x * 2);
                        } else {
                            out.writeObject(x);
                        }
                        out.flush();
                    }
                    out.writeObject("bye");
                } catch (Exception e) {
                    System.out.println("service " + e);
                }
            });
            service.start();
            try (Socket s = new Socket("localhost", server.getLocalPort());
                    ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream())) {
                out.flush();
                ObjectInputStream in = new ObjectInputStream(s.getInputStream());
                out.writeObject(21);
                System.out.println(in.readObject());
                Node a = new Node("a"), b = new Node("b");
                a.next = b;
                b.next = a;
                out.writeObject(a);
                Node back = (Node) in.readObject();
                System.out.println(back.name + back.next.name + (back.next.next == back) + back.seen);
                out.writeObject(List.of(new Point(1, 2), Color.GREEN, "text", 4L, new int[] {1, 2}.length));
                System.out.println(in.readObject());
                out.writeObject(new TreeMap<>(Map.of("k", Color.RED)));
                Map<?, ?> map = (Map<?, ?>) in.readObject();
                System.out.println(map + " " + (map.get("k") == Color.RED));
                a.name = "changed";
                out.writeObject(a);
                System.out.println(((Node) in.readObject()).name);
                out.reset();
                out.writeObject(a);
                System.out.println(((Node) in.readObject()).name);
                out.writeObject(new InetSocketAddress("localhost", 80));
                System.out.println(in.readObject());
                out.writeObject(null);
                System.out.println(in.readObject());
                try {
                    in.readObject();
                } catch (EOFException e) {
                    System.out.println(e);
                }
            }
            service.join();
            try (Socket s = new Socket("localhost", server.getLocalPort()); Socket t = server.accept()) {
                try {
                    new ObjectOutputStream(s.getOutputStream()).writeObject(new Unsendable());
                } catch (NotSerializableException e) {
                    System.out.println(e);
                }
                try {
                    new ObjectInputStream(t.getInputStream()).readObject();
                } catch (WriteAbortedException e) {
                    System.out.println(e);
                }
                s.getOutputStream().write("no objects".getBytes());
                try {
                    new ObjectInputStream(t.getInputStream());
                } catch (StreamCorruptedException e) {
                    System.out.println(e);
                }
            }
        }
    }
}
