import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;

/**
 * Opens several connections; on each, a producer sends '0', '1', … while a consumer checks the answers,
 * and closes the connection after the last. Arguments: the number of connections, and of messages on each.
 */
public class AlphabetClient {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        int messages = Integer.parseInt(args[1]);
        for (int i = 0; i < connections; i++) {
            Socket socket = new Socket("localhost", AlphabetServer.PORT);
            new Thread(() -> produce(socket, messages), "producer-" + i).start();
            new Thread(() -> consume(socket, messages), "consumer-" + i).start();
        }
    }

    static void produce(Socket socket, int messages) {
        try {
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                out.write('0' + i);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void consume(Socket socket, int messages) {
        try (socket) {
            InputStream in = socket.getInputStream();
            for (int i = 0; i < messages; i++) {
                int answer = in.read();
                assert answer == 'a' + i : "answer " + i + " is " + answer;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
