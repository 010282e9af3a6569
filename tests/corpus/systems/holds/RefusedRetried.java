// One connect may be refused although the server listens; the client tries twice.
//@ flags: --start-in-order --faults refused
//@ process: server = RefusedRetried$Server
//@ process: client = RefusedRetried$Client
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;

public class RefusedRetried {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            for (int attempt = 1; true; attempt++) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    assert socket.getInputStream().read() == 'x';
                    return;
                } catch (ConnectException e) {
                    if (attempt == 2) {
                        throw e;
                    }
                }
            }
        }
    }
}
