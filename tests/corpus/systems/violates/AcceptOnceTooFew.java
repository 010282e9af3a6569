// The server serves one of two clients. The other is in the backlog, or comes too late: when the server ends, its
// connection is reset, or refused.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = AcceptOnceTooFew$Server
//@ process: first = AcceptOnceTooFew$Client
//@ process: second = AcceptOnceTooFew$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AcceptOnceTooFew {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
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
