// The client tries again on a new connection when the answer does not come in time. The server may see the request
// twice and stores it once.
//@ flags: --start-in-order
//@ process: server = IdempotentRetry$Server
//@ process: client = IdempotentRetry$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class IdempotentRetry {
    static class Server {
        public static void main(String[] args) throws IOException {
            int stored = 0;
            try (ServerSocket listener = new ServerSocket(9000)) {
                boolean more = true;
                while (more) {
                    try (Socket socket = listener.accept()) {
                        int request = socket.getInputStream().read();
                        if (request == 'q') {
                            more = false;
                        } else {
                            stored = request;
                            socket.getOutputStream().write('k');
                        }
                    }
                }
            }
            assert stored == 7;
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            boolean answered = false;
            for (int i = 0; i < 2 && !answered; i++) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.setSoTimeout(100);
                    socket.getOutputStream().write(7);
                    answered = socket.getInputStream().read() == 'k';
                } catch (SocketTimeoutException e) {
                    answered = false;
                }
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('q');
            }
        }
    }
}
