// The server waits for a second client before it serves the first, but there is only one.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = AcceptNeverComes$Server
//@ process: client = AcceptNeverComes$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptNeverComes {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket first = listener.accept();
                    Socket second = listener.accept()) {
                first.getOutputStream().write('x');
                second.getOutputStream().write('x');
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
