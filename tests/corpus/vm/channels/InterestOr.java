// Bits of the interest set are added and taken away; attachments are exchanged.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class InterestOr {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Selector selector = Selector.open();
        client.configureBlocking(false);
        SelectionKey key = client.register(selector, 0);
        System.out.println(selector.selectNow() + " " + key.interestOps());
        System.out.println(key.interestOpsOr(SelectionKey.OP_WRITE) + " " + key.interestOps());
        System.out.println(selector.select() + " " + key.isWritable());
        System.out.println(key.interestOpsAnd(~SelectionKey.OP_WRITE) + " " + key.interestOps());
        selector.selectedKeys().clear();
        System.out.println(selector.selectNow());
        System.out.println(key.attach("a") + " " + key.attach("b") + " " + key.attachment());
        try {
            selector.keys().clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("keys cannot be removed");
        }
        try {
            selector.selectedKeys().add(key);
        } catch (UnsupportedOperationException e) {
            System.out.println("selected keys cannot be added");
        }
        server.close();
        key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        System.out.println(selector.select() + " " + key.isReadable() + " " + key.isWritable() + " " + client.read(ByteBuffer.allocate(1)));
        selector.close();
        System.out.println(key.isValid() + " " + client.isOpen() + " " + client.isRegistered());
        client.configureBlocking(true);
        client.close();
        listener.close();
    }
}
