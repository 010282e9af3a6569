// On two hosts each process has the port for itself.
//@ process: one = PortOnEachHost$Node
//@ process: two = PortOnEachHost$Node
//@ host: one = alpha
//@ host: two = beta
import java.io.IOException;
import java.net.ServerSocket;

public class PortOnEachHost {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                assert listener.isBound();
            }
        }
    }
}
