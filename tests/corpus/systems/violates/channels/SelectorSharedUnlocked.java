// Two threads select at one selector and take the keys that are selected. The set of selected keys is
// not safe for that: both may take the same key, and the second reads nothing.
//@ kinds: assertion-failure deadlock
//@ flags: --start-in-order
//@ process: server = SelectorSharedUnlocked$Server
//@ process: client = SelectorSharedUnlocked$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectorSharedUnlocked {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            Runnable deal = () -> {
                try {
                    selector.select();
                    int count = channel.read(ByteBuffer.allocate(1));
                    assert count == 1; //~ assertion-failure
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            };
            Thread other = new Thread(deal);
            other.start();
            deal.run();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            channel.read(ByteBuffer.allocate(1));
        }
    }
}
