import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A correct client that wakes the server with an empty line, which the server may ignore. */
public class DaytimeClientAsks {
    public static void main(String[] args) throws IOException {
        try (Socket socket = new Socket("localhost", DaytimeServer.PORT)) {
            socket.getOutputStream().write('\n');
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            assert answer.equals(args[0] + "\r\n") : answer;
        }
    }
}
