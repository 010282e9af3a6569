// One process listens at a socket file, another connects and is answered. The client starts when the server listens, and
// the file is made before that, so it always finds it; nothing else can go wrong.
//@ flags: --start-in-order
//@ process: server = UnixEchoed$Server
//@ process: client = UnixEchoed$Client
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixEchoed {
    static final UnixDomainSocketAddress AT = UnixDomainSocketAddress.of("/tmp/heddle-echoed");

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(AT);
                 SocketChannel channel = listener.accept()) {
                ByteBuffer buffer = ByteBuffer.allocate(1);
                channel.read(buffer);
                buffer.flip();
                channel.write(buffer);
            }
            Files.delete(AT.getPath());
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (SocketChannel channel = SocketChannel.open(AT)) {
                channel.write(ByteBuffer.wrap(new byte[] {42}));
                ByteBuffer buffer = ByteBuffer.allocate(1);
                channel.read(buffer);
                assert buffer.get(0) == 42;
            }
        }
    }
}
