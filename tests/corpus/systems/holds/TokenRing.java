// A token goes once around a ring of three processes. The first sends before it reads, and begins when the last has
// told it that all listen; the others read first.
//@ flags: --start-in-order
//@ process: a = TokenRing$First
//@ process: b = TokenRing$Next 9001 9002
//@ process: c = TokenRing$Next 9002 9000
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TokenRing {
    static class First {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.accept().close();
                try (Socket next = new Socket("localhost", 9001)) {
                    next.getOutputStream().write(1);
                }
                try (Socket previous = listener.accept()) {
                    assert previous.getInputStream().read() == 3;
                }
            }
        }
    }

    static class Next {
        public static void main(String[] args) throws IOException {
            int nextPort = Integer.parseInt(args[1]);
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                if (nextPort == 9000) {
                    new Socket("localhost", nextPort).close();
                }
                try (Socket previous = listener.accept(); Socket next = new Socket("localhost", nextPort)) {
                    next.getOutputStream().write(previous.getInputStream().read() + 1);
                }
            }
        }
    }
}
