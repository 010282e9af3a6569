import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Asks for the time, and checks that the line is the one given as argument. */
public class DaytimeClient {
    public static void main(String[] args) throws IOException {
        try (Socket socket = new Socket("localhost", DaytimeServer.PORT)) {
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            assert answer.equals(args[0] + "\r\n") : answer;
        }
    }
}
