// Nothing makes the client wait for the server: it may connect before the file is there, or between bind and listen.
//@ kinds: uncaught deadlock
//@ flags: --all
//@ process: server = UnixTooEarly$Server
//@ process: client = UnixTooEarly$Client
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;

public class UnixTooEarly {
    static final UnixDomainSocketAddress AT = UnixDomainSocketAddress.of("/tmp/heddle-early");

    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(AT).accept().close();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            SocketChannel.open(AT).close(); //~ uncaught
        }
    }
}
