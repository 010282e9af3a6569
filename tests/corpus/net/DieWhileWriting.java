// A process ends while its peer waits in a write for room.
//@ process: server = DieWhileWriting$Server {port}
//@ process: client = DieWhileWriting$Client {port}
import java.io.*;
import java.net.*;

public class DieWhileWriting {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket control = listener.accept();
                Socket s = listener.accept();
                System.out.println(s.getInputStream().read());
                // The other one is blocked by now.
                System.out.println(control.getInputStream().read());
                System.out.flush();
                Runtime.getRuntime().halt(9);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket control = new Socket("localhost", port);
            Socket s = new Socket("localhost", port);
            Thread writer = new Thread(() -> {
                try {
                    s.getOutputStream().write(new byte[30_000_000]);
                    System.out.println("all");
                } catch (IOException e) {
                    System.out.println(e);
                }
                try {
                    s.getOutputStream().write(1);
                    System.out.println("more");
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            writer.start();
            Thread.sleep(500);
            control.getOutputStream().write(1);
            writer.join();
            System.out.println(control.getInputStream().read());
        }
    }
}
