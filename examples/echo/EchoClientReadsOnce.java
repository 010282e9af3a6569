import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Bug: the client takes what one read returns for the whole echo.
 *
 * <p>Global: it needs a server that sends the echo in two pieces, EchoServerSmallBuffer, and a client that
 * reads between them. Expected: violated, assertion-failure, in the schedules where the client reads after
 * the first write of the server and before the second.
 */
public class EchoClientReadsOnce {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", EchoServer.PORT)) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            byte[] buffer = new byte[64];
            for (int i = 0; i < messages; i++) {
                byte[] message = EchoClient.message(i);
                out.write(message);
                int length = in.read(buffer);
                assert length == message.length : length + " bytes of " + message.length + " came back";
            }
        }
    }
}
