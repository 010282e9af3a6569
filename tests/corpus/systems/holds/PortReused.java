// A port can be bound again as soon as its listener is closed, even while connections of it are open.
//@ flags: --start-in-order
//@ process: server = PortReused$Server
//@ process: client = PortReused$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortReused {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            try (Socket first = listener.accept()) {
                listener.close();
                try (ServerSocket again = new ServerSocket(9000)) {
                    first.getOutputStream().write('n');
                    try (Socket second = again.accept()) {
                        assert second.getInputStream().read() == 'x';
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000)) {
                assert first.getInputStream().read() == 'n';
                try (Socket second = new Socket("localhost", 9000)) {
                    second.getOutputStream().write('x');
                }
            }
        }
    }
}
