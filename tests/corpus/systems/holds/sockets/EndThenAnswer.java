// The client shuts its output and waits for the answer before it closes: the server's writes always arrive.
//@ flags: --start-in-order
//@ process: server = EndThenAnswer$Server
//@ process: client = EndThenAnswer$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EndThenAnswer {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == -1;
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.shutdownOutput();
                assert socket.getInputStream().read() == 1;
                assert socket.getInputStream().read() == 2;
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
