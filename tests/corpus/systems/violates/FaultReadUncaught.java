// A read of the client may fail, and the client is not prepared for that. The server does not notice.
//@ kinds: uncaught
//@ flags: --start-in-order --faults io-exception:client:read
//@ process: server = FaultReadUncaught$Server
//@ process: client = FaultReadUncaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FaultReadUncaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'x'; //~ uncaught
            }
        }
    }
}
