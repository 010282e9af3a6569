// A process that is halted with bytes unread leaves a reset.
//@ process: server = HaltWithUnread$Server {port}
//@ process: client = HaltWithUnread$Client {port}
import java.io.*;
import java.net.*;

public class HaltWithUnread {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket s = listener.accept();
                while (s.getInputStream().available() < 3) Thread.sleep(1);
                System.out.println("three have arrived");
                System.out.flush();
                Runtime.getRuntime().halt(4);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write(new byte[3]);
                try {
                    System.out.println(s.getInputStream().read());
                } catch (SocketException e) {
                    System.out.println(e);
                }
                try {
                    s.getOutputStream().write(1);
                    System.out.println("wrote");
                } catch (SocketException e) {
                    System.out.println(e);
                }
            }
        }
    }
}
