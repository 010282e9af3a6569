// A connection that is closed with a linger time of zero is reset: the peer reads what has arrived, then gets an
// exception instead of the end of the stream.
//@ flags: --start-in-order
//@ process: server = LingerZeroCaught$Server
//@ process: client = LingerZeroCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class LingerZeroCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
                try {
                    socket.getInputStream().read();
                    assert false;
                } catch (SocketException e) {
                    assert e.getMessage().equals("Connection reset") : e;
                }
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
