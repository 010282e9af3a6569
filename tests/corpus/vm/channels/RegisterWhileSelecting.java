// A channel is registered while another thread selects; a wakeup lets that see it.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class RegisterWhileSelecting {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Selector selector = Selector.open();
        Thread loop = new Thread(() -> {
            try {
                int rounds = 0;
                while (selector.selectedKeys().isEmpty()) {
                    selector.select();
                    rounds++;
                }
                System.out.println("selected " + selector.selectedKeys().size() + " " + (rounds >= 1));
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        loop.start();
        Thread.sleep(50);
        server.configureBlocking(false);
        SelectionKey key = server.register(selector, 0);
        client.write(ByteBuffer.wrap(new byte[] {5}));
        key.interestOps(SelectionKey.OP_READ);
        selector.wakeup();
        loop.join();
        System.out.println(key.isReadable());
        selector.close();
        client.close();
        server.close();
        listener.close();
    }
}
