// The client sets a timeout and does not expect it. However long it is, the server may take longer.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ReadTimesOut$Server
//@ process: client = ReadTimesOut$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadTimesOut {
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
                socket.setSoTimeout(60_000);
                assert socket.getInputStream().read() == 'x'; //~ uncaught
            }
        }
    }
}
