import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Bug: the client closes the connection once it has heard as many messages as it has sent, although more
 * may be on their way.
 *
 * <p>Global: it takes two clients, a server that does not expect it, and the right moment. Expected:
 * violated, uncaught, in the server: after the first client has closed, the worker of the second writes its
 * messages to both, and the second write to the closed connection, or already the first if the client left
 * bytes unread, fails with "Broken pipe". The second client, whose worker has died, then hears less than it has
 * sent, an assertion-failure, or finds the connection reset when the server ends; a search for all violations
 * reports that as well. Repaired in ChatClient, which ends its stream and reads to the end.
 */
public class ChatClientLeaves {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", ChatServer.PORT)) {
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                out.write('a' + i);
            }
            InputStream in = socket.getInputStream();
            for (int i = 0; i < messages; i++) {
                int message = in.read();
                assert message != -1 : "heard " + i + " of " + messages;
            }
        }
    }
}
