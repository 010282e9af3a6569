import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Arrays;

/**
 * Bug: the client writes through a buffer and does not flush it before it waits for the echo.
 *
 * <p>Global: the bytes never leave the client, so the worker waits for them while the client waits for
 * their echo. Expected: violated, deadlock, in every schedule.
 */
public class EchoClientUnflushed {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", EchoServer.PORT)) {
            InputStream in = socket.getInputStream();
            OutputStream out = new BufferedOutputStream(socket.getOutputStream());
            for (int i = 0; i < messages; i++) {
                byte[] message = EchoClient.message(i);
                out.write(message);
                byte[] echo = in.readNBytes(message.length);
                assert Arrays.equals(message, echo) : "message " + i;
            }
        }
    }
}
