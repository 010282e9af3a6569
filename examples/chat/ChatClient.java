import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Says "a", "b", … in the room, ends its stream, and reads until the server closes the connection. What it
 * said comes back in this order, with the messages of others in between. The argument is the number of
 * messages.
 */
public class ChatClient {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", ChatServer.PORT)) {
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                out.write('a' + i);
            }
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            int heard = 0;
            for (int message = in.read(); message != -1; message = in.read()) {
                if (message == 'a' + heard) {
                    heard++;
                }
            }
            assert heard == messages : "heard " + heard + " of " + messages;
        }
    }
}
