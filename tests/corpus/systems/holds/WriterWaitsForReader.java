// The server writes more than the connection has room for, and waits until the client reads.
//@ flags: --start-in-order --buffer 16
//@ process: server = WriterWaitsForReader$Server
//@ process: client = WriterWaitsForReader$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WriterWaitsForReader {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(new byte[50]);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().readAllBytes().length == 50;
            }
        }
    }
}
