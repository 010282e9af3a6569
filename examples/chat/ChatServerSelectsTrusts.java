import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * Faulty: a message goes to all channels that are registered, also to one that was closed in the same round. Its key is
 * there until the next select, and the write throws. The argument is the number of connections to serve.
 */
public class ChatServerSelectsTrusts {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (Selector selector = Selector.open(); ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(ChatServer.PORT));
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
                        accepted.register(selector, SelectionKey.OP_READ);
                    } else {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer message = ByteBuffer.allocate(1);
                        if (channel.read(message) == -1) {
                            channel.close();
                            ended++;
                        } else {
                            sendAll(selector, message);
                        }
                    }
                }
            }
            // What was registered is closed in truth when the selector looks again.
            selector.selectNow();
        }
    }

    private static void sendAll(Selector selector, ByteBuffer message) throws IOException {
        for (SelectionKey key : selector.keys()) {
            if (key.channel() instanceof SocketChannel) {
                ((SocketChannel) key.channel()).write(message.flip());
            }
        }
    }
}
