// The server tells the client when the file is written.
//@ flags: --start-in-order
//@ process: server = ToldWhenWritten$Server
//@ process: client = ToldWhenWritten$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

public class ToldWhenWritten {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                Files.write(Path.of("told-when"), new byte[] {7});
                socket.getOutputStream().write('r');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'r';
                assert Files.readAllBytes(Path.of("told-when"))[0] == 7;
            }
        }
    }
}
