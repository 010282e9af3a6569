import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Answers '0' with 'a', '1' with 'b', and so on, until the client ends its stream. One thread serves one
 * connection. The argument is the number of connections to serve.
 */
public class AlphabetServer {
    static final int PORT = 18586;

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    static void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int request = in.read(); request != -1; request = in.read()) {
                out.write(request - '0' + 'a');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
