import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the server answers what its first read returns and closes the connection. EchoClientHalfCloses
 * sends its messages without waiting in between.
 *
 * <p>Global: it depends on how far the client is when the server reads. Expected: violated,
 * assertion-failure, with two messages per client: unless both arrive before the server's read, the second
 * lies unread when the server closes, or arrives afterwards. The client reads the echo of the first message,
 * then the end of the stream.
 */
public class EchoServerCloses {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket) {
            byte[] buffer = new byte[64];
            int length = socket.getInputStream().read(buffer);
            if (length > 0) {
                socket.getOutputStream().write(buffer, 0, length);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
