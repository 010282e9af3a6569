// A selector loop in one thread serves three clients that run one after the other.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import static java.nio.charset.StandardCharsets.UTF_8;

public class SelectAccept {
    public static void main(String[] args) throws Exception {
        Selector selector = Selector.open();
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        listener.configureBlocking(false);
        SelectionKey key = listener.register(selector, SelectionKey.OP_ACCEPT, "listener");
        System.out.println(key.isValid() + " " + key.interestOps() + " " + key.attachment() + " " + selector.keys().size());
        SocketAddress at = listener.getLocalAddress();
        Thread clients = new Thread(() -> {
            for (int i = 0; i < 3; i++) client(at, i);
        });
        clients.start();
        int ended = 0;
        while (ended < 3) {
            selector.select();
            Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
            while (keys.hasNext()) {
                SelectionKey ready = keys.next();
                keys.remove();
                if (ready.isAcceptable()) {
                    SocketChannel c = listener.accept();
                    c.configureBlocking(false);
                    c.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(32));
                } else if (ready.isReadable()) {
                    SocketChannel c = (SocketChannel) ready.channel();
                    ByteBuffer b = (ByteBuffer) ready.attachment();
                    b.clear();
                    if (c.read(b) < 0) {
                        c.close();
                        ended++;
                    } else {
                        b.flip();
                        c.write(b);
                    }
                }
            }
        }
        clients.join();
        listener.close();
        System.out.println(selector.selectNow() + " " + selector.keys().size());
        selector.close();
        System.out.println(selector.isOpen());
    }

    static void client(SocketAddress at, int i) {
        try (SocketChannel c = SocketChannel.open(at)) {
            for (String word : List.of("one", "two")) {
                c.write(UTF_8.encode(word + i));
                ByteBuffer b = ByteBuffer.allocate(4);
                while (b.hasRemaining()) c.read(b);
                System.out.println(new String(b.array(), UTF_8));
            }
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
