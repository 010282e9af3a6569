// The server tells the client that the file is ready before it has written it.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ToldBeforeWritten$Server
//@ process: client = ToldBeforeWritten$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

public class ToldBeforeWritten {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('r');
                Files.createFile(Path.of("told-before"));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'r';
                Files.size(Path.of("told-before")); //~ uncaught
            }
        }
    }
}
