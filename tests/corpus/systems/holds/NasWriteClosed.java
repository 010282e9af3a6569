// What its own side has closed cannot be written to.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasWriteClosed$Server
//@ process: client = NasWriteClosed$Client
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class NasWriteClosed {
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
            OutputStream out = socket.getOutputStream();
            socket.close();
            String failure = failure(() -> {
                out.write(1);
                return null;
            });
            assert failure.equals("SocketException: Socket closed") : failure;
        }
    }
}
