// The server listens at the loopback of IPv4 only; the client tries that of IPv6, where nobody listens: it is refused in
// every run. The server waits for ever in accept, but the exception comes first or the wait is found, by order.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order --all
//@ process: server = OnlyTheOtherFamily$Server
//@ process: client = OnlyTheOtherFamily$Client
import java.io.IOException;
import java.net.*;

public class OnlyTheOtherFamily {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(7000, 5, InetAddress.getByName("127.0.0.1"))) {
                listener.accept().close();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            new Socket("::1", 7000).close(); //~ uncaught
        }
    }
}
