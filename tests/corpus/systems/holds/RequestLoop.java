// Requests and responses in turn on one connection, until the client closes it.
//@ flags: --start-in-order
//@ process: server = RequestLoop$Server
//@ process: client = RequestLoop$Client 3
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class RequestLoop {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int request = in.read(); request != -1; request = in.read()) {
                    socket.getOutputStream().write(2 * request);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                for (int i = 0; i < Integer.parseInt(args[0]); i++) {
                    socket.getOutputStream().write(i);
                    assert socket.getInputStream().read() == 2 * i;
                }
            }
        }
    }
}
