// A client writes to its first connection, then to its second. The server may look between the two, and then it is
// told of the first alone, which the assertion does not allow for.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = SelectedOneByOne$Server
//@ process: client = SelectedOneByOne$Client
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectedOneByOne {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel first = listener.accept();
            SocketChannel second = listener.accept();
            for (SocketChannel channel : new SocketChannel[] {first, second}) {
                channel.configureBlocking(false);
                channel.register(selector, SelectionKey.OP_READ, channel == first ? "first" : "second");
            }
            Set<Object> heard = new HashSet<>();
            while (heard.size() < 2) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    heard.add(key.attachment());
                    key.interestOps(0);
                }
                selector.selectedKeys().clear();
                assert heard.contains("second") : heard; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel first = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            SocketChannel second = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            first.write(ByteBuffer.wrap(new byte[] {1}));
            second.write(ByteBuffer.wrap(new byte[] {2}));
        }
    }
}
