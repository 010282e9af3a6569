// The server ends with System.exit while the client waits: the system closes the connection, on which nothing
// is unread, and the client reads the end of the stream.
//@ flags: --start-in-order
//@ process: server = ExitSeenAsEnd$Server
//@ process: client = ExitSeenAsEnd$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitSeenAsEnd {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            Socket socket = listener.accept();
            socket.getOutputStream().write('x');
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'x';
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
