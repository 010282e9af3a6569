// Time passes only when nothing else can happen, but a limit may run out as a fault.
//@ kinds: uncaught
//@ flags: --start-in-order --time=ordered --faults timeout
//@ process: server = TimeoutAsFault$Server
//@ process: client = TimeoutAsFault$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TimeoutAsFault {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoTimeout(1000);
                assert socket.getInputStream().read() == 'x'; //~ uncaught
            }
        }
    }
}
