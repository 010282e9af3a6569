// Any process may start first. A client that is faster than the server is refused, and the server waits in vain.
//@ kinds: uncaught deadlock
//@ process: server = RefusedWhenFirst$Server
//@ process: client = RefusedWhenFirst$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class RefusedWhenFirst {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) { //~ deadlock
                assert socket.getInputStream().read() == 'x';
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) { //~ uncaught
                socket.getOutputStream().write('x');
            }
        }
    }
}
