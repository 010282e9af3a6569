// Clients are served in the order in which they connected.
//@ process: server = TwoClients$Server {port}
//@ process: first = TwoClients$Client {port} 1
//@ process: second = TwoClients$Client {port} 2
import java.io.*;
import java.net.*;

public class TwoClients {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket one = listener.accept();
                Socket two = listener.accept();
                for (Socket s : new Socket[] {two, one}) {
                    int n = s.getInputStream().read();
                    System.out.println("client " + n);
                    s.getOutputStream().write(n * 10);
                    s.close();
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                System.out.println("ready");
                s.getOutputStream().write(Integer.parseInt(args[1]));
                System.out.println(s.getInputStream().read() + " " + s.getInputStream().read());
            }
        }
    }
}
