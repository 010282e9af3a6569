// The server closes a connection without reading. Between files a write is told so at once; whether the client's write
// comes before or after the close is open, so it may fail. (Over TCP the first write after the close would succeed.)
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = UnixWriteToClosed$Server
//@ process: client = UnixWriteToClosed$Client
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

public class UnixWriteToClosed {
    static final UnixDomainSocketAddress AT = UnixDomainSocketAddress.of("/tmp/heddle-closed");

    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(AT).accept().close();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            SocketChannel channel = SocketChannel.open(AT);
            channel.write(ByteBuffer.wrap(new byte[1])); //~ uncaught
        }
    }
}
