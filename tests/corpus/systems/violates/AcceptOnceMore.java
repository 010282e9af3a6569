// The accept loop of the server does one round too many: all clients are served and gone, and it still waits.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = AcceptOnceMore$Server
//@ process: client = AcceptOnceMore$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptOnceMore {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i <= 1; i++) {
                    try (Socket socket = listener.accept()) { //~ deadlock
                        socket.getOutputStream().write('x');
                    }
                }
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
