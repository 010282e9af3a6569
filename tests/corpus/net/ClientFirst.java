// The client is there before the server and tries until it comes.
//@ process: client = ClientFirst$Client {port}
//@ process: server = ClientFirst$Server {port}
import java.io.*;
import java.net.*;

public class ClientFirst {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0])); Socket s = listener.accept()) {
                s.getOutputStream().write("at last".getBytes());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            boolean told = false;
            while (true) {
                try (Socket s = new Socket("localhost", port)) {
                    System.out.println(new String(s.getInputStream().readAllBytes()));
                    return;
                } catch (ConnectException e) {
                    if (!told) System.out.println(e + "\nready");
                    told = true;
                    Thread.sleep(50);
                }
            }
        }
    }
}
