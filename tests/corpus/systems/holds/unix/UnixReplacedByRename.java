// A server is replaced without a gap: the new one binds another path and moves its file over the old one, in one step. A
// client that starts when the old one listens finds the file of either at any moment, never none; both answer.
//@ flags: --start-in-order
//@ process: servers = UnixReplacedByRename$Servers
//@ process: client = UnixReplacedByRename$Client
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixReplacedByRename {
    static final Path AT = Path.of("/tmp/heddle-replaced");
    static final Path NEW = Path.of("/tmp/heddle-replaced-new");

    static class Servers {
        public static void main(String[] args) throws IOException {
            ServerSocketChannel old = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(AT));
            ServerSocketChannel next = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(NEW));
            Files.move(NEW, AT, StandardCopyOption.ATOMIC_MOVE);
            Selector selector = Selector.open();
            for (ServerSocketChannel server : new ServerSocketChannel[] {old, next}) {
                server.configureBlocking(false);
                server.register(selector, SelectionKey.OP_ACCEPT);
            }
            selector.select();
            SelectionKey key = selector.selectedKeys().iterator().next();
            ((ServerSocketChannel) key.channel()).accept().write(ByteBuffer.wrap(new byte[] {1}));
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(AT))) {
                ByteBuffer buffer = ByteBuffer.allocate(1);
                channel.read(buffer);
                assert buffer.get(0) == 1;
            }
        }
    }
}
