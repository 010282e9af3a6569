import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;

/**
 * Two threads write on one connection, and the main thread reads both answers: which request comes first depends
 * on the schedule, so the server hears two different things.
 */
public class SimpleClient {
    static final int PORT = 8080;

    public static void main(String[] args) throws Exception {
        try (Socket socket = new Socket("localhost", PORT)) {
            Thread one = new Thread(() -> send(socket, 'a'));
            Thread other = new Thread(() -> send(socket, 'p'));
            one.start();
            other.start();
            int first = socket.getInputStream().read();
            int second = socket.getInputStream().read();
            assert first + second == 'b' + 'q' : first + " and " + second;
            assert args.length == 0 || first == 'b' : "the first answer is " + (char) first;
        }
    }

    private static void send(Socket socket, char letter) {
        try {
            socket.getOutputStream().write(letter);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
