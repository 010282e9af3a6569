// The client gives up with status 2 when the answer is not what it expects, which it never is. The server
// goes on for ever, so the end of the client is not the end of the run.
//@ kinds: exit-status
//@ flags: --start-in-order --property exit-status
//@ process: server = ClientFailsServerServes$Server
//@ process: client = ClientFailsServerServes$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ClientFailsServerServes {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept()) {
                socket.getOutputStream().write(1);
            }
            while (true) {
                Thread.yield();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                if (socket.getInputStream().read() != 2) {
                    System.exit(2);
                }
            }
        }
    }
}
