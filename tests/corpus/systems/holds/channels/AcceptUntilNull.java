// The loop accepts until there is nobody left, and selects again: both clients are accepted.
//@ flags: --start-in-order
//@ process: server = AcceptUntilNull$Server
//@ process: one = AcceptUntilNull$Client
//@ process: other = AcceptUntilNull$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class AcceptUntilNull {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            int count = 0;
            while (count < 2) {
                selector.select();
                selector.selectedKeys().clear();
                while (listener.accept() != null) count++;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
        }
    }
}
