import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * The daytime service of RFC 867: a client that connects is sent one line with date and time, and the
 * connection is closed. The line is an argument, so that every run sends the same.
 * Arguments: the number of connections to serve, and the line.
 */
public class DaytimeServer {
    static final int PORT = 10013;

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = line(args[1]);
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int i = 0; i < connections; i++) {
                try (Socket socket = listener.accept()) {
                    socket.getOutputStream().write(line);
                }
            }
        }
    }

    static byte[] line(String text) {
        return (text + "\r\n").getBytes(StandardCharsets.US_ASCII);
    }
}
