import java.net.ServerSocket;
import java.net.Socket;

/** The client does not wait for the server to listen. */
public class Early {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("server")) {
            try (ServerSocket server = new ServerSocket(9800); Socket client = server.accept()) {
                client.getOutputStream().write('!');
            }
        } else {
            try (Socket server = new Socket("localhost", 9800)) {
                server.getInputStream().read();
            }
        }
    }
}
