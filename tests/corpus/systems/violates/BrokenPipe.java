// The server closes the connection at once. The client's first write after that is accepted and answered with a
// reset; its next one fails.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = BrokenPipe$Server
//@ process: client = BrokenPipe$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class BrokenPipe {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.accept().close();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2); //~ uncaught
            }
        }
    }
}
