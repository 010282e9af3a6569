import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/** Takes one connection, and answers each byte with the next one. The argument is the port. */
public class SimpleServer {
    public static void main(String[] args) throws IOException {
        try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0])); Socket socket = listener.accept()) {
            for (int next = socket.getInputStream().read(); next != -1; next = socket.getInputStream().read()) {
                socket.getOutputStream().write(next + 1);
            }
        }
    }
}
