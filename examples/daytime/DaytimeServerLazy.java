import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the first worker prepares the line that all workers send, and says that it has before it has.
 *
 * <p>Local: two threads of the server are at fault. Expected: violated, uncaught, from two clients on: the
 * second worker sees that the line is prepared and sends null, a NullPointerException. Its client then
 * reads no line at all, an assertion-failure that a search for all violations reports as well.
 */
public class DaytimeServerLazy {
    private static volatile boolean prepared;
    private static volatile byte[] line;

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket, args[1]), "worker-" + i).start();
            }
        }
    }

    private static void serve(Socket socket, String text) {
        if (!prepared) {
            prepared = true;
            line = DaytimeServer.line(text);
        }
        DaytimeServerThreads.serve(socket, line);
    }
}
