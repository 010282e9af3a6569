// The server closes the connection with the request unread. Socket.close ends the stream first, so the client
// reads the answer and then the end; only its next write would tell it that something is wrong.
//@ flags: --start-in-order
//@ process: server = CloseWithUnread$Server
//@ process: client = CloseWithUnread$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CloseWithUnread {
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
                socket.getOutputStream().write('?');
                assert socket.getInputStream().read() == 'x';
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
