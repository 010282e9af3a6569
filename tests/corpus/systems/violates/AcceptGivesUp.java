// An accept may fail; the server then leaves. The client is refused, or its connection is reset before anybody took it.
//@ kinds: uncaught
//@ flags: --start-in-order --faults io-exception:server:accept
//@ process: server = AcceptGivesUp$Server
//@ process: client = AcceptGivesUp$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptGivesUp {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) { //~ uncaught
                assert socket.getInputStream().read() == 'x'; //~ uncaught
            }
        }
    }
}
