import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * The echo server in one thread: a selector tells which connections have something to read, or room for what
 * could not be sent at once. The argument is the number of connections to serve.
 */
public class EchoServerSelects {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (Selector selector = Selector.open(); ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(EchoServer.PORT));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            int ended = 0;
            while (ended < connections) {
                selector.select();
                Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
                while (keys.hasNext()) {
                    SelectionKey key = keys.next();
                    keys.remove();
                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(64));
                    } else {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer buffer = (ByteBuffer) key.attachment();
                        if (key.isReadable() && channel.read(buffer) == -1) {
                            channel.close();
                            ended++;
                            continue;
                        }
                        channel.write(buffer.flip());
                        key.interestOps(buffer.hasRemaining() ? SelectionKey.OP_WRITE : SelectionKey.OP_READ);
                        buffer.compact();
                    }
                }
            }
            // What was registered is closed in truth when the selector looks again.
            selector.selectNow();
        }
    }
}
