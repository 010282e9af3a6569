// A connect that does not wait is finished when the selector says so; then the byte is sent.
//@ flags: --start-in-order
//@ process: server = ConnectSelected$Server
//@ process: client = ConnectSelected$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ConnectSelected {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            ByteBuffer buffer = ByteBuffer.allocate(1);
            assert channel.read(buffer) == 1;
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
            assert channel.finishConnect();
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
