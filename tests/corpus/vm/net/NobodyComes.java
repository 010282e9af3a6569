//@ expect: blocked
//@ message: waits for a connection to port
// A server that nobody connects to waits for ever, which is reported as such.
import java.net.*;

public class NobodyComes {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            server.accept();
        }
    }
}
