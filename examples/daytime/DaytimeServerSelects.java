import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * The daytime server in one thread: a selector tells who has come, and which connections have room for more of
 * the line. Arguments: the number of connections to serve, and the line.
 */
public class DaytimeServerSelects {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (Selector selector = Selector.open(); ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(DaytimeServer.PORT));
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
                        ByteBuffer line = ByteBuffer.wrap(DaytimeServer.line(args[1]));
                        accepted.register(selector, SelectionKey.OP_WRITE, line);
                    } else {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer line = (ByteBuffer) key.attachment();
                        channel.write(line);
                        if (!line.hasRemaining()) {
                            channel.close();
                            ended++;
                        }
                    }
                }
            }
            // What was registered is closed in truth when the selector looks again.
            selector.selectNow();
        }
    }
}
