// A write to a connection that the other side has closed fails.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasWriteBroken$Server
//@ process: client = NasWriteBroken$Client
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class NasWriteBroken {
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
            Socket socket = new ServerSocket(9000).accept();
            socket.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            String read = failure(() -> socket.getInputStream().read());
            assert read.equals("none") || read.equals("SocketException: Connection reset") : read;
            String failure = failure(() -> {
                socket.getOutputStream().write(1);
                return null;
            });
            assert failure.equals("SocketException: Broken pipe") : failure;
        }
    }
}
