// An answer that comes only after the client has lost patience once.
//@ process: server = SlowAnswer$Server {port}
//@ process: client = SlowAnswer$Client {port}
import java.io.*;
import java.net.*;

public class SlowAnswer {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    System.out.println((char) s.getInputStream().read());
                    // It answers the second request first.
                    System.out.println((char) s.getInputStream().read());
                    s.getOutputStream().write("BA".getBytes());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                s.setSoTimeout(200);
                s.getOutputStream().write('a');
                try {
                    System.out.println(s.getInputStream().read());
                } catch (SocketTimeoutException e) {
                    System.out.println(e.getMessage());
                }
                s.setSoTimeout(20_000);
                s.getOutputStream().write('b');
                System.out.println(new String(s.getInputStream().readAllBytes()));
            }
        }
    }
}
