// Looking again and again without waiting changes nothing, so there is no end of states; at last the
// byte is there.
//@ flags: --start-in-order
//@ process: server = SelectNowSpins$Server
//@ process: client = SelectNowSpins$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectNowSpins {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            while (selector.selectNow() == 0) { }
            assert channel.read(ByteBuffer.allocate(1)) == 1;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
