// Two clients transfer money at once; nothing is lost.
//@ process: server = Bank$Server {port}
//@ process: first = Bank$Client {port} 3
//@ process: second = Bank$Client {port} 5
import java.io.*;
import java.net.*;
import java.util.*;

public class Bank {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                int[] accounts = {1000, 1000};
                List<Thread> threads = new ArrayList<>();
                for (int i = 0; i < 2; i++) {
                    Socket s = listener.accept();
                    Thread t = new Thread(() -> {
                        try (s; DataInputStream in = new DataInputStream(s.getInputStream());
                                DataOutputStream out = new DataOutputStream(s.getOutputStream())) {
                            for (int amount; (amount = in.readInt()) != 0;) {
                                synchronized (accounts) {
                                    accounts[0] -= amount;
                                    accounts[1] += amount;
                                    out.writeInt(accounts[0] + accounts[1]);
                                }
                            }
                        } catch (IOException e) {
                            System.out.println(e);
                        }
                    });
                    t.start();
                    threads.add(t);
                }
                for (Thread t : threads) t.join();
                System.out.println(accounts[0] + " " + accounts[1]);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                System.out.println("ready");
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(s.getOutputStream()));
                DataInputStream in = new DataInputStream(s.getInputStream());
                for (int i = 0; i < 20; i++) {
                    out.writeInt(Integer.parseInt(args[1]));
                    out.flush();
                    if (in.readInt() != 2000) System.out.println("lost");
                }
                out.writeInt(0);
                out.flush();
                System.out.println(in.read());
            }
        }
    }
}
