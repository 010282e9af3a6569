// What its own side has closed cannot be read.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadClosed$Server
//@ process: client = NasReadClosed$Client
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class NasReadClosed {
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
            InputStream in = socket.getInputStream();
            socket.close();
            String failure = failure(in::read);
            assert failure.equals("SocketException: Socket closed") : failure;
        }
    }
}
