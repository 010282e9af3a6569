import java.io.IOException;
import java.net.Socket;

/**
 * Bug: the consumers count the connections that are done in a field that nothing protects.
 *
 * <p>Local: the threads of the client alone are at fault. Expected: violated, assertion-failure, from two
 * connections on: two consumers read the same value of the counter, and one increment is lost.
 */
public class AlphabetClientCounts {
    private static int done;

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        int messages = Integer.parseInt(args[1]);
        Thread[] consumers = new Thread[connections];
        for (int i = 0; i < connections; i++) {
            Socket socket = new Socket("localhost", AlphabetServer.PORT);
            new Thread(() -> AlphabetClient.produce(socket, messages), "producer-" + i).start();
            consumers[i] = new Thread(() -> consume(socket, messages), "consumer-" + i);
            consumers[i].start();
        }
        for (Thread consumer : consumers) {
            consumer.join();
        }
        assert done == connections : "done " + done + " of " + connections;
    }

    private static void consume(Socket socket, int messages) {
        AlphabetClient.consume(socket, messages);
        done++;
    }
}
