import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * The server in one thread: a selector tells which connections have requests. Answers are one byte each, for
 * which there is always room. The argument is the number of connections to serve.
 */
public class AlphabetServerSelects {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (Selector selector = Selector.open(); ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(AlphabetServer.PORT));
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
                        ByteBuffer letter = ByteBuffer.allocate(1);
                        if (channel.read(letter) == -1) {
                            channel.close();
                            ended++;
                        } else {
                            letter.put(0, (byte) (letter.get(0) - '0' + 'a'));
                            channel.write(letter.flip());
                        }
                    }
                }
            }
            // What was registered is closed in truth when the selector looks again.
            selector.selectNow();
        }
    }
}
