import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;

/**
 * A client that closes its connections only when all of them have their answers. It is right for
 * AlphabetServer; see AlphabetServerOneByOne for where it is not.
 */
public class AlphabetClientTogether {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        int messages = Integer.parseInt(args[1]);
        CountDownLatch unanswered = new CountDownLatch(connections);
        for (int i = 0; i < connections; i++) {
            Socket socket = new Socket("localhost", AlphabetServer.PORT);
            new Thread(() -> AlphabetClient.produce(socket, messages), "producer-" + i).start();
            new Thread(() -> consume(socket, messages, unanswered), "consumer-" + i).start();
        }
    }

    private static void consume(Socket socket, int messages, CountDownLatch unanswered) {
        try (socket) {
            InputStream in = socket.getInputStream();
            for (int i = 0; i < messages; i++) {
                int answer = in.read();
                assert answer == 'a' + i : "answer " + i + " is " + answer;
            }
            unanswered.countDown();
            unanswered.await();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
