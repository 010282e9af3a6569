import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * Faulty: keys stay in the set of selected keys when they have been dealt with. The next round meets them again, takes the
 * listener's for one with a connection, and accepts nothing. The argument is the number of connections to serve.
 */
public class ChatServerSelectsKeeps {
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
            if (key.isValid() && key.channel() instanceof SocketChannel) {
                ((SocketChannel) key.channel()).write(message.flip());
            }
        }
    }
}
