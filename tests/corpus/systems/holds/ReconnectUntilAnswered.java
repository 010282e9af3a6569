// The client reconnects after the server has closed its first connection without an answer.
//@ flags: --start-in-order
//@ process: server = ReconnectUntilAnswered$Server
//@ process: client = ReconnectUntilAnswered$Client
import java.io.*;
import java.net.*;

public class ReconnectUntilAnswered {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9000)) {
                try (Socket s = ss.accept()) {
                    s.getInputStream().read();
                }
                try (Socket s = ss.accept()) {
                    s.getOutputStream().write(s.getInputStream().read());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            for (int i = 0; i < 3; i++) {
                try (Socket s = new Socket("localhost", 9000)) {
                    s.getOutputStream().write(7);
                    int b = s.getInputStream().read();
                    if (b == 7) return;
                }
            }
            assert false;
        }
    }
}
