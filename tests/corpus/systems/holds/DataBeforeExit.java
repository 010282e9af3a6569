// What was written before a process ends is read by its peer, as nothing was left unread in the other direction.
//@ flags: --start-in-order
//@ process: server = DataBeforeExit$Server
//@ process: client = DataBeforeExit$Client
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class DataBeforeExit {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).equals("abc");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            OutputStream out = socket.getOutputStream();
            out.write('a');
            out.write(new byte[] {'b', 'c'});
            System.exit(0);
        }
    }
}
