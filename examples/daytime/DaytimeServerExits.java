import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the server sends the line and leaves it to the end of the process to close the connection. The
 * kernel closes it then, but not as Socket.close does: with bytes that nobody has read, it resets the
 * connection at once. DaytimeClientAsks sends such bytes, and is right to: RFC 867 has the server throw
 * away what it receives.
 *
 * <p>Global: it needs a client that sends, and whose bytes arrive before the server ends. Expected:
 * violated, uncaught: the client reads the line, then gets "Connection reset" instead of the end of the
 * stream. With DaytimeClient, which sends nothing, the same server is right.
 */
public class DaytimeServerExits {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                socket.getOutputStream().write(line);
            }
        }
    }
}
