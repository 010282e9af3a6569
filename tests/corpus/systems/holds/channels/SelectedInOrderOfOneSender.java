// A client writes to its first connection, then to its second. Bytes arrive in the step that sends them, so a select
// that tells of the second connection tells of the first as well, or an earlier one did.
//@ flags: --start-in-order
//@ process: server = SelectedInOrderOfOneSender$Server
//@ process: client = SelectedInOrderOfOneSender$Client
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectedInOrderOfOneSender {
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

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel first = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            SocketChannel second = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            first.write(ByteBuffer.wrap(new byte[] {1}));
            second.write(ByteBuffer.wrap(new byte[] {2}));
        }
    }
}
