// A socket that was never connected has no streams.
//@ flags: --compat jpf-nas --start-in-order
//@ process: client = NasNotConnected$Client
import java.net.Socket;
import java.net.SocketException;

public class NasNotConnected {
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
            String failure = failure(socket::getInputStream);
            assert failure.equals("SocketException: Socket is not connected") : failure;
            assert !socket.isConnected();
            socket.close();
            failure = failure(socket::getOutputStream);
            assert failure.equals("SocketException: Socket is closed") : failure;
        }
    }
}
