// One connection after the other, some of them without a word.
//@ process: server = ManyConnections$Server {port}
//@ process: client = ManyConnections$Client {port}
import java.io.*;
import java.net.*;

public class ManyConnections {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                int silent = 0, sum = 0;
                for (int i = 0; i < 30; i++) {
                    try (Socket s = listener.accept()) {
                        int x = s.getInputStream().read();
                        if (x < 0) silent++;
                        else sum += x;
                    }
                }
                System.out.println(silent + " " + sum);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            for (int i = 0; i < 30; i++) {
                try (Socket s = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    if (i % 3 != 0) s.getOutputStream().write(i);
                    s.shutdownOutput();
                    if (s.getInputStream().read() != -1) System.out.println("?");
                }
            }
            System.out.println("done");
        }
    }
}
