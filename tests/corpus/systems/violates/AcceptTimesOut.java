// The server gives up when no client has come in time. A client that comes later is refused; one that came at the
// last moment, but has not been accepted, finds its connection reset.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = AcceptTimesOut$Server
//@ process: client = AcceptTimesOut$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptTimesOut {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.setSoTimeout(60_000);
                try (Socket socket = listener.accept()) { //~ uncaught
                    socket.getOutputStream().write('x');
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) { //~ uncaught
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
