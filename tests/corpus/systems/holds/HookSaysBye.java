// A shutdown hook tells the client that the server goes; it runs before the process ends, and so before the
// connection is closed.
//@ flags: --start-in-order
//@ process: server = HookSaysBye$Server
//@ process: client = HookSaysBye$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class HookSaysBye {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            Socket socket = listener.accept();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    socket.getOutputStream().write('b');
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
            assert socket.getInputStream().read() == 'q';
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('q');
                assert socket.getInputStream().read() == 'b';
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
