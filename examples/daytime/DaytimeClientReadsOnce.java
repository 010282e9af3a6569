import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Bug: the client takes what one read returns for the whole line.
 *
 * <p>Global: it needs a server that writes the line in two pieces, DaytimeServerTwoWrites, and a client that
 * reads between them. Expected: violated, assertion-failure, in the schedules where it does.
 */
public class DaytimeClientReadsOnce {
    public static void main(String[] args) throws IOException {
        try (Socket socket = new Socket("localhost", DaytimeServer.PORT)) {
            byte[] buffer = new byte[64];
            int length = socket.getInputStream().read(buffer);
            String answer = new String(buffer, 0, length, StandardCharsets.US_ASCII);
            assert answer.equals(args[0] + "\r\n") : answer;
        }
    }
}
