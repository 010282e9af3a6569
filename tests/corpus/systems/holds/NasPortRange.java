// A port beyond 65535 is refused at once.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasPortRange$Server
import java.net.ServerSocket;

public class NasPortRange {
    static String failure(java.util.concurrent.Callable<?> action) {
        try {
            action.call();
            return "none";
        } catch (Exception exception) {
            return exception.getClass().getSimpleName() + ": " + exception.getMessage();
        }
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            String failure = failure(() -> new ServerSocket(70000));
            assert failure.startsWith("IllegalArgumentException") : failure;
        }
    }
}
