// Both sides write eight bytes before they read; with room for sixteen in each direction, nobody has to wait.
//@ flags: --start-in-order --buffer 16
//@ process: server = WriteWriteFits$Server
//@ process: client = WriteWriteFits$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WriteWriteFits {
    static void talk(Socket socket) throws IOException {
        socket.getOutputStream().write(new byte[8]);
        assert socket.getInputStream().readNBytes(8).length == 8;
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                talk(socket);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                talk(socket);
            }
        }
    }
}
