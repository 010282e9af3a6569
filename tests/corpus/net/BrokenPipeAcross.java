// The client goes on writing after the server has closed.
//@ process: server = BrokenPipeAcross$Server {port}
//@ process: client = BrokenPipeAcross$Client {port}
import java.io.*;
import java.net.*;

public class BrokenPipeAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket s = listener.accept();
                System.out.println(s.getInputStream().read());
                s.close();
                System.out.println("closed " + s.isClosed());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write(1);
                System.out.println(s.getInputStream().read());
                int written = 0;
                try {
                    for (; written < 10; written++) {
                        s.getOutputStream().write(2);
                        Thread.sleep(80);
                    }
                } catch (SocketException e) {
                    System.out.println(written + " " + e);
                }
                System.out.println(s.getInputStream().read());
            }
        }
    }
}
