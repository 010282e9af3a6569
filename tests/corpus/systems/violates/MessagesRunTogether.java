// The client writes two messages, and the server expects one from each read; one read may return both.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = MessagesRunTogether$Server
//@ process: client = MessagesRunTogether$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class MessagesRunTogether {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int messages = 0;
                while (socket.getInputStream().read(new byte[64]) != -1) {
                    messages++;
                }
                assert messages == 2; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.getOutputStream().write(new byte[] {3, 4});
            }
        }
    }
}
