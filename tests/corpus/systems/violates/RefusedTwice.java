// Two connects may be refused although the server listens. The client tries twice and gives up; the server waits for it
// in vain.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order --faults refused --fault-budget 2
//@ process: server = RefusedTwice$Server
//@ process: client = RefusedTwice$Client
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;

public class RefusedTwice {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) { //~ deadlock
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            for (int attempt = 1; true; attempt++) {
                try (Socket socket = new Socket("localhost", 9000)) { //~ uncaught
                    assert socket.getInputStream().read() == 'x';
                    return;
                } catch (ConnectException e) {
                    if (attempt == 2) {
                        throw e;
                    }
                }
            }
        }
    }
}
