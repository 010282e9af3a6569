// Two messages of one byte each may come in one read; who takes it for one message loses the other
// and waits for it in vain.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = TwoMessagesInOneRead$Server
//@ process: client = TwoMessagesInOneRead$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class TwoMessagesInOneRead {
    static class Server {
        public static void main(String[] args) throws Exception {
            int messages = 0;
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
                        if (channel.read(buffer.clear()) > 0) ended++;
                        if (ended == 1 && buffer.position() < 3) {
                            ended = 0;
                            if (++messages == 2) ended = 1;
                        }
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
            channel.read(ByteBuffer.allocate(1));
        }
    }
}
