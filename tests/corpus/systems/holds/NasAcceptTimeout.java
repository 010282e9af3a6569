// An accept with a time limit may run out of it.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasAcceptTimeout$Server
import java.net.ServerSocket;
import java.net.SocketTimeoutException;

public class NasAcceptTimeout {
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
            ServerSocket listener = new ServerSocket(9000);
            listener.setSoTimeout(10);
            String failure = failure(listener::accept);
            assert failure.equals("SocketTimeoutException: Accept timed out") : failure;
        }
    }
}
