// A connection that is closed with a linger time of zero is reset; the server reads the byte, then its read fails.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = LingerZero$Server
//@ process: client = LingerZero$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class LingerZero {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
                assert socket.getInputStream().read() == -1; //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoLinger(true, 0);
                socket.getOutputStream().write('x');
            }
        }
    }
}
