// The client gives up when the answer does not come in time. It closes the connection, which the server
// does not mind: its one write succeeds whether or not the client is still there.
//@ flags: --start-in-order
//@ process: server = TimeoutGivesUp$Server
//@ process: client = TimeoutGivesUp$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class TimeoutGivesUp {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoTimeout(100);
                try {
                    assert socket.getInputStream().read() == 'x';
                } catch (SocketTimeoutException e) {
                    assert e.getMessage().equals("Read timed out");
                }
            }
        }
    }
}
