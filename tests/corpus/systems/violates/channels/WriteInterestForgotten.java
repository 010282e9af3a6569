// The rest of a write is left to the selector, which only waits for something to read. Nothing
// comes, and the client waits for two more bytes.
//@ kinds: deadlock
//@ flags: --start-in-order --buffer 4
//@ process: server = WriteInterestForgotten$Server
//@ process: client = WriteInterestForgotten$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class WriteInterestForgotten {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            ByteBuffer out = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6});
            channel.write(out);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            while (out.hasRemaining()) {
                selector.select();
                selector.selectedKeys().clear();
                channel.write(out);
            }
            channel.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            ByteBuffer buffer = ByteBuffer.allocate(6);
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) { }
            assert !buffer.hasRemaining() && buffer.get(5) == 6;
        }
    }
}
