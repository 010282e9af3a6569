// The server ends without having read the request: if it has arrived by then, the connection is reset, else the
// client reads the end of the stream. The client copes with both.
//@ flags: --start-in-order
//@ process: server = ExitWithUnreadCaught$Server
//@ process: client = ExitWithUnreadCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class ExitWithUnreadCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.accept();
                System.exit(0);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == -1;
            } catch (SocketException e) {
                assert e.getMessage().equals("Connection reset") : e;
            }
        }
    }
}
