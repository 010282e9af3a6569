// Any process may start first. A client that is refused tries again until the server listens.
//@ process: server = RetryConnect$Server
//@ process: client = RetryConnect$Client
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;

public class RetryConnect {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
            }
        }
    }

    static class Client {
        static Socket connect() throws IOException {
            while (true) {
                try {
                    return new Socket("localhost", 9000);
                } catch (ConnectException e) {
                    Thread.yield();
                }
            }
        }

        public static void main(String[] args) throws IOException {
            try (Socket socket = connect()) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
