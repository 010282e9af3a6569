// Connections are accepted in the order in which they were made.
//@ flags: --start-in-order
//@ process: server = BacklogInOrder$Server
//@ process: client = BacklogInOrder$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class BacklogInOrder {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000, 5);
                    Socket first = listener.accept();
                    Socket second = listener.accept()) {
                assert first.getInputStream().read() == 1;
                assert second.getInputStream().read() == 2;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9000)) {
                second.getOutputStream().write(2);
                first.getOutputStream().write(1);
            }
        }
    }
}
