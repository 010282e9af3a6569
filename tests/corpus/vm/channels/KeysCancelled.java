// What becomes of keys: cancelled, of closed channels, changed interest, registered again.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class KeysCancelled {
    static void expect(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Selector s = Selector.open();
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        try {
            client.register(s, SelectionKey.OP_READ);
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        client.configureBlocking(false);
        SelectionKey key = client.register(s, SelectionKey.OP_WRITE);
        System.out.println(s.select() + " " + key.isWritable() + " " + key.isReadable() + " " + key.readyOps());
        System.out.println("again " + s.select(1) + " " + s.selectedKeys().size());
        s.selectedKeys().clear();
        System.out.println("cleared " + s.select(1));
        key.interestOps(SelectionKey.OP_READ);
        s.selectedKeys().clear();
        System.out.println("read " + s.selectNow());
        server.write(ByteBuffer.wrap(new byte[] {1}));
        System.out.println("came " + s.select() + " " + key.readyOps());
        System.out.println("same key " + (client.register(s, SelectionKey.OP_READ, "again") == key) + " " + key.attachment());
        System.out.println("key for " + (client.keyFor(s) == key) + " " + client.isRegistered());
        try {
            client.configureBlocking(true);
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        expect(() -> key.interestOps(SelectionKey.OP_ACCEPT));
        key.cancel();
        System.out.println(key.isValid() + " " + s.keys().size() + " " + client.isRegistered());
        expect(() -> key.interestOps());
        expect(() -> key.readyOps());
        try {
            client.register(s, SelectionKey.OP_READ);
        } catch (CancelledKeyException e) {
            System.out.println(e);
        }
        System.out.println(s.selectNow() + " " + s.keys().size() + " " + client.isRegistered() + " " + client.keyFor(s));
        SelectionKey second = client.register(s, SelectionKey.OP_READ);
        System.out.println((second != key) + " " + s.select());
        client.close();
        System.out.println(second.isValid() + " " + s.selectNow() + " " + s.keys().size());
        server.close();
        listener.close();
        s.close();
    }
}
