// Two threads of the server block in `read` on one connection. The client sends one byte and leaves: one thread gets the
// byte, the other the end of the stream, and either may be the one.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = ReadersOfOneConnection$Server
//@ process: client = ReadersOfOneConnection$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadersOfOneConnection {
    static class Server {
        static int read(InputStream in) {
            try {
                return in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                Thread other = new Thread(() -> read(in));
                other.start();
                int got = read(in);
                assert got == 'x'; //~ assertion-failure
                other.join();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
