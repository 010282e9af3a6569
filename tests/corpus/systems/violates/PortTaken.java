// A second server wants the port on which the first listens. The first waits for its client, so the port is never
// free in time.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: first = PortTaken$Server
//@ process: second = PortTaken$Server
//@ process: client = PortTaken$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortTaken {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) { //~ uncaught
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
