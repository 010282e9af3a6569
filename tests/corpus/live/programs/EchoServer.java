import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/** Sends back what comes; a thread for each connection. The argument is the port. */
public class EchoServer {
    public static void main(String[] args) throws IOException {
        try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
            while (true) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket)).start();
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int next = in.read(); next != -1; next = in.read()) {
                out.write(next);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
