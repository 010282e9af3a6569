// A server closes and does not delete its file; the one that comes after it cannot bind. Under java that is a
// BindException in every run.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: first = UnixFileLeftBehind$Server
//@ process: second = UnixFileLeftBehind$Server
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;

public class UnixFileLeftBehind {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            listener.bind(UnixDomainSocketAddress.of("/tmp/heddle-left")); //~ uncaught
            listener.close();
        }
    }
}
