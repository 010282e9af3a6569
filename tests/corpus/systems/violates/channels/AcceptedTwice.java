// Two connections may be waiting when the selector tells of the listener once, and one accept takes one
// of them; whoever counts on a second one fails if the other client comes later. That one finds nobody
// listening any more if it comes after the server's end.
//@ kinds: assertion-failure uncaught
//@ flags: --start-in-order
//@ process: server = AcceptedTwice$Server
//@ process: one = AcceptedTwice$Client
//@ process: other = AcceptedTwice$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class AcceptedTwice {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            selector.select();
            SocketChannel first = listener.accept();
            SocketChannel second = listener.accept();
            assert first != null;
            assert second != null; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
        }
    }
}
