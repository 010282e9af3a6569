// A client makes one connection after the other; each is new, with nothing left of the one before.
//@ flags: --start-in-order
//@ process: server = ReconnectTwice$Server
//@ process: client = ReconnectTwice$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReconnectTwice {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        socket.getOutputStream().write(i);
                        socket.getOutputStream().write(99);
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            for (int i = 0; i < 2; i++) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    assert socket.getInputStream().read() == i;
                }
            }
        }
    }
}
