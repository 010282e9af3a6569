// The server ends while the client sends two bytes. If the first is unread by then, the connection is reset, and the
// second write fails; if the server is gone before, the first write makes the connection reset.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ExitThenWrite$Server
//@ process: client = ExitThenWrite$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitThenWrite {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            listener.accept();
            Runtime.getRuntime().halt(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2); //~ uncaught
            }
        }
    }
}
