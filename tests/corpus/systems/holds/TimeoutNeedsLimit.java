// Timeouts are possible, but nobody has set a time limit.
//@ flags: --start-in-order --faults timeout --fault-budget unlimited
//@ process: server = TimeoutNeedsLimit$Server
//@ process: client = TimeoutNeedsLimit$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TimeoutNeedsLimit {
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
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
