// The client sends a message in two writes. The server takes what the first read gives for the
// message; it may be half of it.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = FramingMissing$Server
//@ process: client = FramingMissing$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class FramingMissing {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            int ended = 0;
            while (ended < 1) {
                selector.select();
                Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
                while (keys.hasNext()) {
                    SelectionKey key = keys.next();
                    keys.remove();
                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(4));
                    } else if (key.isReadable()) {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer buffer = (ByteBuffer) key.attachment();
                        int count = channel.read(buffer);
                        assert count == 2; //~ assertion-failure
                        channel.close();
                        ended++;
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            channel.write(ByteBuffer.wrap(new byte[] {2}));
            channel.close();
        }
    }
}
