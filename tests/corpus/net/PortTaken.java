// A second server finds the port taken, and free once the first has ended.
//@ process: first = PortTaken$First {port}
//@ process: second = PortTaken$Second {port}
import java.io.*;
import java.net.*;

public class PortTaken {
    static class First {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    System.out.println(s.getInputStream().read());
                    listener.close();
                    s.getOutputStream().write(1);
                }
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try {
                new ServerSocket(port);
                System.out.println("bound");
            } catch (BindException e) {
                System.out.println(e);
            }
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write(9);
                System.out.println(s.getInputStream().read());
            }
            try (ServerSocket mine = new ServerSocket(port)) {
                System.out.println("bound " + mine.isBound());
            }
        }
    }
}
