// Clients talk into connections that nobody has accepted yet.
//@ process: server = WaitsInQueue$Server {port}
//@ process: client = WaitsInQueue$Client {port}
import java.io.*;
import java.net.*;

public class WaitsInQueue {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]), 5)) {
                System.out.println("ready");
                Socket first = listener.accept();
                // The word comes when the other connections are there.
                System.out.println(first.getInputStream().read());
                for (int i = 0; i < 3; i++) {
                    Socket s = listener.accept();
                    System.out.println(new String(s.getInputStream().readAllBytes()));
                    s.getOutputStream().write(i);
                    s.close();
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket first = new Socket("localhost", port);
            Socket[] others = new Socket[3];
            for (int i = 0; i < 3; i++) {
                others[i] = new Socket("localhost", port);
                others[i].getOutputStream().write(("connection " + i).getBytes());
                others[i].shutdownOutput();
            }
            first.getOutputStream().write(42);
            for (Socket s : others) System.out.println(s.getInputStream().read() + " " + s.getInputStream().read());
        }
    }
}
