// Eight connections are ready at once, and each is told once.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class ManySelected {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        Selector selector = Selector.open();
        SocketChannel[] clients = new SocketChannel[8];
        for (int i = 0; i < 8; i++) {
            clients[i] = SocketChannel.open(listener.getLocalAddress());
            SocketChannel s = listener.accept();
            s.configureBlocking(false);
            s.register(selector, SelectionKey.OP_READ, i);
        }
        for (int i = 0; i < 8; i++) clients[i].write(ByteBuffer.wrap(new byte[i + 1]));
        Thread.sleep(50);
        System.out.println(selector.select());
        Map<Object, Integer> counts = new TreeMap<>();
        for (SelectionKey key : selector.selectedKeys()) {
            counts.put(key.attachment(), ((SocketChannel) key.channel()).read(ByteBuffer.allocate(100)));
        }
        System.out.println(counts);
        selector.selectedKeys().clear();
        System.out.println(selector.selectNow());
        for (SocketChannel c : clients) c.close();
        for (SelectionKey key : selector.keys()) key.channel().close();
        selector.close();
        listener.close();
    }
}
