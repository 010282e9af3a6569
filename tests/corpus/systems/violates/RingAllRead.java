// Three processes in a ring, and each waits for its predecessor before it writes to its successor.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: a = RingAllRead$First
//@ process: b = RingAllRead$Second
//@ process: c = RingAllRead$Third
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class RingAllRead {
    static void pass(Socket from, Socket to) throws IOException {
        to.getOutputStream().write(from.getInputStream().read());
    }

    static class First {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket second = listener.accept();
                    Socket third = listener.accept()) {
                pass(third, second);
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket third = listener.accept()) {
                pass(first, third);
            }
        }
    }

    static class Third {
        public static void main(String[] args) throws IOException {
            try (Socket second = new Socket("localhost", 9001); Socket first = new Socket("localhost", 9000)) {
                pass(second, first);
            }
        }
    }
}
