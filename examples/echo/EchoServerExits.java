import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the main thread ends the process as soon as it has accepted the last connection; the workers do
 * not live to serve it.
 *
 * <p>Global: whether a client notices depends on how far the worker and the client are. Expected: violated.
 * uncaught: the server ends while the message lies unread, which resets the connection; the client gets
 * "Connection reset". assertion-failure: the worker has read the message, or it is sent afterwards; the
 * client reads the end of the stream instead of the echo.
 */
public class EchoServerExits {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> EchoServer.serve(socket), "worker-" + i).start();
            }
        }
        System.exit(0);
    }
}
