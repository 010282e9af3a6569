// The loop keeps the channel that was ready last in a variable, and answers there after it has dealt
// with all keys. If two connections are ready at once, one is not answered.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = AnswerToWrongKey$Server
//@ process: client = AnswerToWrongKey$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;
import java.net.SocketAddress;

public class AnswerToWrongKey {
    static class Server {
        public static void main(String[] args) throws Exception {
            SocketChannel last = null;
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            int ended = 0;
            while (ended < 2) {
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
                        if (channel.read(buffer.clear()) < 0) {
                            channel.close();
                            ended++;
                        } else {
                            last = channel;
                        }
                    }
                }
                if (last != null) last.write(ByteBuffer.wrap(new byte[] {7}));
                last = null;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketAddress server = new InetSocketAddress("localhost", 7000);
            SocketChannel[] channels = {SocketChannel.open(server), SocketChannel.open(server)};
            for (SocketChannel channel : channels) channel.write(ByteBuffer.wrap(new byte[] {7}));
            for (SocketChannel channel : channels) channel.read(ByteBuffer.allocate(1));
            for (SocketChannel channel : channels) channel.close();
        }
    }
}
