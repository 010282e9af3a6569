import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Sends messages one by one, and checks that each comes back. The argument is their number. */
public class EchoClient {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", EchoServer.PORT)) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                byte[] message = message(i);
                out.write(message);
                byte[] echo = in.readNBytes(message.length);
                assert Arrays.equals(message, echo) : "sent " + text(message) + ", came back " + text(echo);
            }
        }
    }

    static byte[] message(int number) {
        return ("hello" + number).getBytes(StandardCharsets.US_ASCII);
    }

    static String text(byte[] message) {
        return new String(message, StandardCharsets.US_ASCII);
    }
}
