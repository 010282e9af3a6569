// The server means to end its half of the connection and shuts down the other one. The client waits for the end of
// the stream; the server waits for the client's next connection.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = WrongHalfClosed$Server
//@ process: client = WrongHalfClosed$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WrongHalfClosed {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket first = listener.accept();
                first.getOutputStream().write('x');
                first.shutdownInput();
                listener.accept().close();
                first.close();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().readAllBytes().length == 1;
            }
            new Socket("localhost", 9000).close();
        }
    }
}
