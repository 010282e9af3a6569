// Two threads of the server block in `accept` on one listener; two clients come. Which thread gets which client is open.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = AcceptorsOfOneListener$Server
//@ process: client = AcceptorsOfOneListener$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptorsOfOneListener {
    static class Server {
        static int serve(ServerSocket listener) {
            try (Socket socket = listener.accept()) {
                return socket.getInputStream().read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Thread other = new Thread(() -> serve(listener));
                other.start();
                int got = serve(listener);
                assert got == 1; //~ assertion-failure
                other.join();
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
