import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/** The same service with one thread per connection, for comparison. */
public class DaytimeServerThreads {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket, line), "worker-" + i).start();
            }
        }
    }

    static void serve(Socket socket, byte[] line) {
        try (socket) {
            socket.getOutputStream().write(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
