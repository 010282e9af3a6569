// The client gives up when the answer does not come in time, and closes the connection; the server does not expect
// that, and its second write fails.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = LateAnswer$Server
//@ process: client = LateAnswer$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class LateAnswer {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2); //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoTimeout(100);
                assert socket.getInputStream().readNBytes(2).length == 2;
            } catch (SocketTimeoutException e) {
                assert e.getMessage().equals("Read timed out");
            }
        }
    }
}
