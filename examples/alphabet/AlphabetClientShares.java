import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;

/**
 * Bug: every connection sends a letter of its own, and all producers prepare it in the same buffer.
 *
 * <p>Local: two producers of the client are at fault, and the consumer of the client notices. Expected:
 * violated, assertion-failure, from two connections on: a producer fills the buffer, another fills it anew,
 * and the first sends the letter of the second. The server answers what it was asked.
 */
public class AlphabetClientShares {
    private static final byte[] buffer = new byte[1];

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        for (int i = 0; i < connections; i++) {
            int letter = i;
            Socket socket = new Socket("localhost", AlphabetServer.PORT);
            new Thread(() -> produce(socket, letter), "producer-" + i).start();
            new Thread(() -> consume(socket, letter), "consumer-" + i).start();
        }
    }

    private static void produce(Socket socket, int letter) {
        try {
            buffer[0] = (byte) ('0' + letter);
            socket.getOutputStream().write(buffer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void consume(Socket socket, int letter) {
        try (socket) {
            InputStream in = socket.getInputStream();
            int answer = in.read();
            assert answer == 'a' + letter : "the answer to " + letter + " is " + (char) answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
