// An accept on a closed server socket fails.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasAcceptClosed$Server
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class NasAcceptClosed {
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
            listener.close();
            String failure = failure(listener::accept);
            assert failure.equals("SocketException: Socket is closed") : failure;
        }
    }
}
