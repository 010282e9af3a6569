// The client starts once the server listens, which may be before it listens on its second port: the client is refused,
// and the server waits for it in vain.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order
//@ process: server = StartsBetweenListens$Server
//@ process: client = StartsBetweenListens$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class StartsBetweenListens {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket control = new ServerSocket(9000); ServerSocket data = new ServerSocket(9001)) {
                data.accept().close(); //~ deadlock
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            new Socket("localhost", 9001).close(); //~ uncaught
        }
    }
}
