// A read with a time limit may run out of it.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadTimeout$Server
//@ process: client = NasReadTimeout$Client
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class NasReadTimeout {
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
            new ServerSocket(9000).accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            socket.setSoTimeout(10);
            String failure = failure(() -> socket.getInputStream().read());
            assert failure.equals("SocketTimeoutException: Read timed out") : failure;
        }
    }
}
