// The only listener has ended before: the connection is refused.
//@ process: server = NobodyListens$Server {port}
//@ process: client = NobodyListens$Client {port}
import java.io.*;
import java.net.*;

public class NobodyListens {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                System.out.println(listener.isBound());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Thread.sleep(1500);
            for (int i = 0; i < 2; i++) {
                try {
                    new Socket("localhost", port);
                    System.out.println("connected");
                } catch (ConnectException e) {
                    System.out.println(e);
                    Thread.sleep(300);
                }
            }
        }
    }
}
