// A select with a limit may end with nothing selected; a read then finds nothing.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = SelectTimeoutIgnored$Server
//@ process: client = SelectTimeoutIgnored$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectTimeoutIgnored {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            selector.select(100);
            int count = channel.read(ByteBuffer.allocate(1));
            assert count == 1; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
