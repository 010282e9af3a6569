// The server ends without having read the request. If it has arrived by then, the connection is reset, and the
// client's read fails; if not, the client reads the end of the stream.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ExitWithUnread$Server
//@ process: client = ExitWithUnread$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitWithUnread {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            listener.accept();
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == -1; //~ uncaught
            }
        }
    }
}
