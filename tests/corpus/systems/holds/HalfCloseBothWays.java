// Both sides end their half at once; then both read the end of the stream.
//@ flags: --start-in-order
//@ process: server = HalfCloseBothWays$Server
//@ process: client = HalfCloseBothWays$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class HalfCloseBothWays {
    static void talk(Socket socket) throws IOException {
        socket.getOutputStream().write('h');
        socket.shutdownOutput();
        assert socket.getInputStream().read() == 'h';
        assert socket.getInputStream().read() == -1;
        assert socket.getInputStream().read() == -1;
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                talk(socket);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                talk(socket);
            }
        }
    }
}
