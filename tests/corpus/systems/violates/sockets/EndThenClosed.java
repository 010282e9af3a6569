// The client shuts its output and then closes. The server reads the end, which it sees after the first of the two, and
// answers in two writes: once the client has closed, the second one may fail.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = EndThenClosed$Server
//@ process: client = EndThenClosed$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EndThenClosed {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == -1;
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2); //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            socket.shutdownOutput();
            socket.close();
        }
    }
}
