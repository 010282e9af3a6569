// Any process may start first. Nobody listens on the port ever: each connect is refused, whatever the order.
//@ process: one = RefusedCaught$Client
//@ process: other = RefusedCaught$Client
import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;

public class RefusedCaught {
    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert false : socket;
            } catch (ConnectException e) {
                assert e.getMessage().startsWith("Connection refused") : e;
            }
        }
    }
}
