import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Bug: the client stays until it has heard the messages of all clients; who enters late has missed some.
 *
 * <p>Global: no process is wrong by itself, the clients expect a promise that the server does not make.
 * Expected: violated, deadlock, from two clients on: the second enters after the server has passed on the
 * first one's message, and waits for it for ever; its worker waits for the end of its stream. When both are
 * members before either message is passed on, all ends well. With fewer places than clients, no schedule
 * ends well: who is inside waits for who is outside.
 */
public class ChatClientWaits {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        int expected = Integer.parseInt(args[1]);
        try (Socket socket = new Socket("localhost", ChatServer.PORT)) {
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                out.write('a' + i);
            }
            InputStream in = socket.getInputStream();
            for (int i = 0; i < expected; i++) {
                in.read();
            }
        }
    }
}
