// The client writes after it has seen the end of the stream. Its first write reaches a connection that is
// closed and makes it reset; the second one fails.
//@ flags: --start-in-order
//@ process: server = BrokenPipeCaught$Server
//@ process: client = BrokenPipeCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class BrokenPipeCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.isConnected();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == -1;
                socket.getOutputStream().write('a');
                try {
                    socket.getOutputStream().write('b');
                    assert false;
                } catch (SocketException e) {
                    assert e.getMessage().equals("Broken pipe") : e;
                }
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
