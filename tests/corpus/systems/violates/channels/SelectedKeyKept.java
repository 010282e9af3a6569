// The key of the listener stays among the selected ones. When the client's bytes come, the loop
// meets it again, still marked as acceptable: accept gives null, since nobody else has come.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = SelectedKeyKept$Server
//@ process: client = SelectedKeyKept$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectedKeyKept {
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

                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(4));
                    } else if (key.isReadable()) {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer buffer = (ByteBuffer) key.attachment();
                        if (channel.read(buffer.clear()) < 0) {
                            channel.close();
                            ended++;
                        } else {
                            channel.write(buffer.flip());
                        }
                    }
                }
            }
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
