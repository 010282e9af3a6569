import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * A correct echo server whose buffer holds four bytes: it sends a longer message back in pieces. RFC 862
 * allows that, since TCP has no messages. EchoClient copes with it; EchoClientReadsOnce does not.
 */
public class EchoServerSmallBuffer {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            byte[] buffer = new byte[4];
            for (int length = in.read(buffer); length != -1; length = in.read(buffer)) {
                out.write(buffer, 0, length);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
