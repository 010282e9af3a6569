import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the server reads to the end of the stream before it answers, and EchoClient ends its stream
 * only after the answer has come.
 *
 * <p>Global: server and client are each right by themselves; the protocol between them is not agreed.
 * Expected: violated, deadlock. In every schedule, the worker waits for the client's end of stream, and
 * the client waits for the echo. EchoClientHalfCloses is the repair on the client's side, EchoServer
 * the one on the server's.
 */
public class EchoServerHangs {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    static void serve(Socket socket) {
        try (socket) {
            byte[] everything = socket.getInputStream().readAllBytes();
            socket.getOutputStream().write(everything);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
