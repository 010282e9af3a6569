// The server closes with a byte unread, which resets the connection: the client reads nothing, and
// either its read or its write says so.
//@ flags: --start-in-order
//@ process: server = ChannelReset$Server
//@ process: client = ChannelReset$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ChannelReset {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            Selector selector = Selector.open();
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
            selector.select();
            channel.close();
            selector.selectNow();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            try {
                assert channel.read(ByteBuffer.allocate(1)) == -1;
            } catch (IOException e) {
                assert e.getMessage().equals("Connection reset");
            }
        }
    }
}
