// A shutdown hook says goodbye over a connection that is still open.
//@ process: server = FarewellHook$Server {port}
//@ process: client = FarewellHook$Client {port}
import java.io.*;
import java.net.*;

public class FarewellHook {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket s = listener.accept();
                Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                    try {
                        s.getOutputStream().write("goodbye".getBytes());
                        System.out.println("said goodbye");
                    } catch (IOException e) {
                        System.out.println(e);
                    }
                }));
                System.out.println(s.getInputStream().read());
                System.exit(2);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", Integer.parseInt(args[0]))) {
                s.getOutputStream().write(1);
                System.out.println(new String(s.getInputStream().readAllBytes()));
            }
        }
    }
}
