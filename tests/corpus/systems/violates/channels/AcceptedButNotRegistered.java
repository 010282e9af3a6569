// The server accepts a connection and selects before it registers it: what the client sends wakes
// nobody.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = AcceptedButNotRegistered$Server
//@ process: client = AcceptedButNotRegistered$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class AcceptedButNotRegistered {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            selector.select();
            selector.selectedKeys().clear();
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            selector.select();
            channel.register(selector, SelectionKey.OP_READ);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {7}));
            ByteBuffer answer = ByteBuffer.allocate(1);
            int count = channel.read(answer);
            assert count == 1 && answer.get(0) == 7;
            channel.close();
        }
    }
}
