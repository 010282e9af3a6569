import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the server leaves it to the client to close the connection first, and the client reads until the
 * server does.
 *
 * <p>Global: two ideas of who ends the conversation. Expected: violated, deadlock, in every schedule: the
 * server waits for the first client's end of stream, that client for the server's, and all other
 * clients for a server that never comes back to accept.
 */
public class DaytimeServerWaits {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                try (Socket socket = listener.accept()) {
                    socket.getOutputStream().write(line);
                    while (socket.getInputStream().read() != -1) {
                        // RFC 867: "any data received is thrown away"
                    }
                }
            }
        }
    }
}
