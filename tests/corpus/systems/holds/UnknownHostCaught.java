// A host that nobody knows is reported as such, and the client turns to the one it knows.
//@ flags: --start-in-order
//@ process: server = UnknownHostCaught$Server
//@ process: client = UnknownHostCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;

public class UnknownHostCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
            }
        }
    }

    static class Client {
        static Socket connect() throws IOException {
            try {
                return new Socket("no.such.host.invalid", 9000);
            } catch (UnknownHostException e) {
                return new Socket("localhost", 9000);
            }
        }

        public static void main(String[] args) throws IOException {
            try (Socket socket = connect()) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
