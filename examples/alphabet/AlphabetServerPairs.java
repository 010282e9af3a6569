import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: to save writes, the server answers two requests at a time.
 *
 * <p>Global: it needs a client that waits for the last answer with its stream open. Expected: violated,
 * deadlock, with an odd number of messages: the worker waits for a second request, the consumer for the
 * answer to the first. With an even number, the same system holds.
 */
public class AlphabetServerPairs {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(AlphabetServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            for (int first = in.read(); first != -1; first = in.read()) {
                int second = in.read();
                byte[] answers = {(byte) (first - '0' + 'a'), (byte) (second - '0' + 'a')};
                socket.getOutputStream().write(answers, 0, second == -1 ? 1 : 2);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
