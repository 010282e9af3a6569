// One client writes to the server and then to the other client, which writes to the server only when it has read that.
// So a select that tells of the second tells of the first as well, or an earlier one did. The server accepts the
// first before the second connects.
//@ flags: --start-in-order
//@ process: server = SelectedInOrderThroughThird$Server
//@ process: second = SelectedInOrderThroughThird$Second
//@ process: first = SelectedInOrderThroughThird$First
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectedInOrderThroughThird {
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
                assert heard.contains("first") : heard;
            }
        }
    }

    static class First {
        public static void main(String[] args) throws Exception {
            SocketChannel server = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            SocketChannel second = SocketChannel.open(new InetSocketAddress("localhost", 7001));
            second.read(ByteBuffer.allocate(1));
            server.write(ByteBuffer.wrap(new byte[] {1}));
            second.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }

    static class Second {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7001));
            SocketChannel first = listener.accept();
            SocketChannel server = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            first.write(ByteBuffer.wrap(new byte[] {1}));
            first.read(ByteBuffer.allocate(1));
            server.write(ByteBuffer.wrap(new byte[] {2}));
        }
    }
}
