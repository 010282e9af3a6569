import java.io.IOException;
import java.net.Socket;

/**
 * Bug: the producer closes the connection when it has sent everything, and takes the answers away from the
 * consumer. It should have ended its half with shutdownOutput.
 *
 * <p>Local: two threads of the client share a socket and disagree on who closes it. Expected: violated,
 * uncaught: the consumer, waiting for an answer or about to, gets a SocketException, "Socket closed".
 */
public class AlphabetClientCloses {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        int messages = Integer.parseInt(args[1]);
        for (int i = 0; i < connections; i++) {
            Socket socket = new Socket("localhost", AlphabetServer.PORT);
            new Thread(() -> produce(socket, messages), "producer-" + i).start();
            new Thread(() -> AlphabetClient.consume(socket, messages), "consumer-" + i).start();
        }
    }

    private static void produce(Socket socket, int messages) {
        AlphabetClient.produce(socket, messages);
        try {
            socket.close();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
