// A closed socket cannot be connected.
//@ flags: --compat jpf-nas --start-in-order
//@ process: client = NasConnectClosed$Client
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;

public class NasConnectClosed {
    static String failure(java.util.concurrent.Callable<?> action) {
        try {
            action.call();
            return "none";
        } catch (Exception exception) {
            return exception.getClass().getSimpleName() + ": " + exception.getMessage();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket();
            socket.close();
            String failure = failure(() -> {
                socket.connect(new InetSocketAddress("localhost", 9000));
                return null;
            });
            assert failure.equals("SocketException: Socket is closed") : failure;
        }
    }
}
