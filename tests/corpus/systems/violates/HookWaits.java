// The server's shutdown hook waits for the client's goodbye, and the client waits for the end of the connection,
// which comes after the hook.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = HookWaits$Server
//@ process: client = HookWaits$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class HookWaits {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            Socket socket = listener.accept();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    socket.getInputStream().read();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == -1;
                socket.getOutputStream().write('b');
            }
        }
    }
}
