// To serve its client, a server without threads calls its own service, and waits for itself.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = SelfCall$Server
//@ process: client = SelfCall$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SelfCall {
    static int call(int request) throws IOException {
        try (Socket socket = new Socket("localhost", 9000)) {
            socket.getOutputStream().write(request);
            return socket.getInputStream().read();
        }
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        int request = socket.getInputStream().read();
                        socket.getOutputStream().write(request == 0 ? 1 : 2 * call(request - 1));
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            assert call(1) == 2;
        }
    }
}
