// Where time passes only when nothing else can happen, the answer always comes before the limit.
//@ flags: --start-in-order --time=ordered
//@ process: server = TimeoutNotNeeded$Server
//@ process: client = TimeoutNotNeeded$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TimeoutNotNeeded {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoTimeout(1000);
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
