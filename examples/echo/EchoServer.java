import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * The echo service of RFC 862: what a client sends comes back, until the client ends its stream.
 * One thread serves one connection. The argument is the number of connections to serve.
 */
public class EchoServer {
    static final int PORT = 10007;

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
            byte[] buffer = new byte[64];
            for (int length = in.read(buffer); length != -1; length = in.read(buffer)) {
                out.write(buffer, 0, length);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
