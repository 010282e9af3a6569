// The client may crash before it connects; the server waits with a time limit and ends well. A crash is a
// fault of the environment, not a status that the client ended with.
//@ flags: --start-in-order --faults crash:client --property exit-status
//@ process: server = CrashIsNoExit$Server
//@ process: client = CrashIsNoExit$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class CrashIsNoExit {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.setSoTimeout(1000);
                listener.accept().close();
            } catch (SocketTimeoutException nobody) {
                // It may be late, or gone.
            }
        }
    }

    static class Client {
        public static void main(String[] args) {
            try {
                new Socket("localhost", 9000).close();
            } catch (IOException late) {
                // The server has gone.
            }
        }
    }
}
