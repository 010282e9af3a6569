// Once the server has closed its listener, a further connect is refused. The client learns of it through the
// first connection, which the server closes last.
//@ flags: --start-in-order
//@ process: server = RefusedAfterClose$Server
//@ process: client = RefusedAfterClose$Client
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;

public class RefusedAfterClose {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            Socket socket = listener.accept();
            listener.close();
            socket.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == -1;
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                assert false : socket;
            } catch (ConnectException e) {
                assert e.getMessage().startsWith("Connection refused") : e;
            }
        }
    }
}
