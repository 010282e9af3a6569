// A proxy with two pumping threads between client and server.
//@ flags: --start-in-order
//@ process: server = ProxyTwoPumps$Server
//@ process: proxy = ProxyTwoPumps$Proxy
//@ process: client = ProxyTwoPumps$Client
//@ unreduced: no
import java.io.*;
import java.net.*;

public class ProxyTwoPumps {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9001); Socket s = ss.accept()) {
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                String line = in.readLine();
                s.getOutputStream().write((line.toUpperCase() + "\n").getBytes());
            }
        }
    }

    static class Proxy {
        static Thread pump(Socket from, Socket to) {
            Thread t = new Thread(() -> {
                try {
                    byte[] b = new byte[64];
                    int n;
                    while ((n = from.getInputStream().read(b)) > 0) to.getOutputStream().write(b, 0, n);
                    to.shutdownOutput();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            t.start();
            return t;
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9000);
                    Socket c = ss.accept();
                    Socket s = new Socket("localhost", 9001)) {
                Thread a = pump(c, s), b = pump(s, c);
                a.join();
                b.join();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000)) {
                s.getOutputStream().write("hi\n".getBytes());
                s.shutdownOutput();
                assert new String(s.getInputStream().readAllBytes()).equals("HI\n");
            }
        }
    }
}
