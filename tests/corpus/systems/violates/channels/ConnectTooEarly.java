// The client connects without waiting and finishes that when the selector says so. If the server
// does not listen yet, the connection is refused.
//@ kinds: uncaught deadlock
//@ process: server = ConnectTooEarly$Server
//@ process: client = ConnectTooEarly$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ConnectTooEarly {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.connect(new InetSocketAddress("localhost", 7000));
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_CONNECT);
            selector.select();
            channel.finishConnect();
        }
    }
}
