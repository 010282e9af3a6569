// A process that is halted with nothing unread leaves an end of the stream.
//@ process: server = HaltClean$Server {port}
//@ process: client = HaltClean$Client {port}
import java.io.*;
import java.net.*;

public class HaltClean {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket s = listener.accept();
                System.out.println(s.getInputStream().read());
                s.getOutputStream().write(5);
                System.out.flush();
                Runtime.getRuntime().halt(0);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write(3);
                System.out.println(s.getInputStream().read());
                System.out.println(s.getInputStream().read());
                Thread.sleep(100);
                s.getOutputStream().write(3);
                Thread.sleep(100);
                try {
                    s.getOutputStream().write(3);
                    System.out.println("wrote");
                } catch (SocketException e) {
                    System.out.println(e);
                }
            }
            try {
                new Socket("localhost", port);
            } catch (ConnectException e) {
                System.out.println(e);
            }
        }
    }
}
