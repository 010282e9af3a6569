// Two processes want one port. Linux lets both bind, since a ServerSocket has SO_REUSEADDR, and refuses the second one's
// `listen` with BindException. By then the first one listens, so the second can be its client: one of them serves.
//@ process: one = PortElection$Node
//@ process: two = PortElection$Node
import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortElection {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
            } catch (BindException e) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write('x');
                }
            }
        }
    }
}
