import java.io.IOException;
import java.net.DatagramSocket;

/** Tells every node the first version of a rumour, then the second. */
public class Source {
    public static void main(String[] args) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            for (int version = 1; version <= 2; version++) {
                for (int node = 1; node <= Node.NODES; node++) {
                    Node.send(socket, version, node);
                }
            }
        }
    }
}
