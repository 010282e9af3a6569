// A thread says that the channel is to be read while another selects. A selector takes notice of
// that at its next select only, and nobody ends this one: it waits for ever.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = InterestWithoutWakeup$Server
//@ process: client = InterestWithoutWakeup$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class InterestWithoutWakeup {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            SelectionKey key = channel.register(selector, 0);
            Thread other = new Thread(() -> {
                key.interestOps(SelectionKey.OP_READ);

            });
            other.start();
            while (selector.select() == 0) { }
            other.join();
            assert channel.read(ByteBuffer.allocate(4)) == 1;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
