// Two processes of one host both take the port for granted: one of them gets BindException.
//@ kinds: uncaught
//@ process: one = PortForBoth$Node
//@ process: two = PortForBoth$Node
import java.io.IOException;
import java.net.ServerSocket;

public class PortForBoth {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) { //~ uncaught
                assert listener.isBound();
            }
        }
    }
}
