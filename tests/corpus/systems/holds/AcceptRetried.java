// An accept may fail; the server accepts again, and the connection is still there.
//@ flags: --start-in-order --faults io-exception:server:accept
//@ process: server = AcceptRetried$Server
//@ process: client = AcceptRetried$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptRetried {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = null;
                while (socket == null) {
                    try {
                        socket = listener.accept();
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                }
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
