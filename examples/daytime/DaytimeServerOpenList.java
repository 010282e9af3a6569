import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Bug: the server keeps a list of the open connections. Each worker takes its own off the list, and the main
 * thread goes over the list to close what is left. The list is a synchronized one, which does not
 * protect an iteration.
 *
 * <p>Local: threads of the server are at fault. Expected: violated. uncaught: a worker changes the list while
 * the main thread iterates, a ConcurrentModificationException; or the main thread closes the connection before
 * the worker writes, a SocketException. assertion-failure: in the latter case, the client reads no line.
 */
public class DaytimeServerOpenList {
    private static final List<Socket> open = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                open.add(socket);
                new Thread(() -> serve(socket, line), "worker-" + i).start();
            }
        }
        for (Socket socket : open) {
            socket.close();
        }
    }

    private static void serve(Socket socket, byte[] line) {
        DaytimeServerThreads.serve(socket, line);
        open.remove(socket);
    }
}
