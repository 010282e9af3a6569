// A message goes out in two writes, and the server takes what one read gives for all of it: a stream between files has no
// frames either. In that run the server ends, so the second write may fail as well.
//@ kinds: assertion-failure uncaught
//@ flags: --start-in-order
//@ process: server = UnixFramingMissing$Server
//@ process: client = UnixFramingMissing$Client
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

public class UnixFramingMissing {
    static final UnixDomainSocketAddress AT = UnixDomainSocketAddress.of("/tmp/heddle-framing");

    static class Server {
        public static void main(String[] args) throws IOException {
            SocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(AT).accept();
            int count = channel.read(ByteBuffer.allocate(8));
            assert count == 2; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            SocketChannel channel = SocketChannel.open(AT);
            channel.write(ByteBuffer.wrap(new byte[1]));
            channel.write(ByteBuffer.wrap(new byte[1])); //~ uncaught
        }
    }
}
