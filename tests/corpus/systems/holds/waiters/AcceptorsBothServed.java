// Two threads accept on one listener; whoever gets the first client, both clients are served and both threads end.
//@ flags: --start-in-order
//@ process: server = AcceptorsBothServed$Server
//@ process: client = AcceptorsBothServed$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

public class AcceptorsBothServed {
    static class Server {
        static final AtomicInteger sum = new AtomicInteger();

        static void serve(ServerSocket listener) {
            try (Socket socket = listener.accept()) {
                sum.addAndGet(socket.getInputStream().read());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Thread other = new Thread(() -> serve(listener));
                other.start();
                serve(listener);
                other.join();
                assert sum.get() == 3;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            for (int number = 1; number <= 2; number++) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write(number);
                    socket.getInputStream().read();
                }
            }
        }
    }
}
