// A request is repeated after a time-out on the same connection: the late answer is taken for the second request's.
//@ flags: --start-in-order
//@ kinds: assertion-failure
//@ process: server = RetryCountedTwice$Server
//@ process: client = RetryCountedTwice$Client
import java.io.*;
import java.net.*;

public class RetryCountedTwice {
    static class Server {
        public static void main(String[] args) throws Exception {
            int count = 0;
            try (ServerSocket ss = new ServerSocket(9000); Socket s = ss.accept()) {
                while (s.getInputStream().read() >= 0) {
                    count++;
                    s.getOutputStream().write(count);
                }
            } catch (SocketException e) {
                return;
            }
            assert count == 1;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000)) {
                s.setSoTimeout(100);
                for (int i = 0; i < 2; i++) {
                    s.getOutputStream().write(1);
                    try {
                        System.out.println(s.getInputStream().read());
                        return;
                    } catch (SocketTimeoutException e) {}
                }
            }
        }
    }
}
