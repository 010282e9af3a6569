// One channel at two selectors, with different interests.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class TwoSelectors {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Selector reads = Selector.open();
        Selector writes = Selector.open();
        client.configureBlocking(false);
        SelectionKey one = client.register(reads, SelectionKey.OP_READ);
        SelectionKey other = client.register(writes, SelectionKey.OP_WRITE);
        System.out.println(reads.selectNow() + " " + writes.selectNow());
        server.write(ByteBuffer.wrap(new byte[] {1}));
        System.out.println(reads.select() + " " + one.readyOps() + " " + other.readyOps());
        one.cancel();
        System.out.println(reads.selectNow() + " " + client.isRegistered() + " " + other.isValid());
        client.close();
        System.out.println(other.isValid() + " " + writes.selectNow() + " " + writes.keys().size());
        reads.close();
        writes.close();
        server.close();
        listener.close();
    }
}
