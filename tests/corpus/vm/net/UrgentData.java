//@ expect: unsupported
//@ message: urgent data
// Urgent data has no place in the network model.
import java.net.*;

public class UrgentData {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            a.sendUrgentData(1);
        }
    }
}
