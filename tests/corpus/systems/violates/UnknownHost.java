// The client looks for the server on a host that nobody knows, and the server waits in vain.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order
//@ process: server = UnknownHost$Server
//@ process: client = UnknownHost$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class UnknownHost {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) { //~ deadlock
                assert socket.getInputStream().read() == 'x';
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("no.such.host.invalid", 9000)) { //~ uncaught
                socket.getOutputStream().write('x');
            }
        }
    }
}
