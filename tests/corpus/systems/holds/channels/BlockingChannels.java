// Channels that wait, one thread: a request and its answer have only one order.
//@ flags: --start-in-order
//@ process: server = BlockingChannels$Server
//@ process: client = BlockingChannels$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class BlockingChannels {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            ByteBuffer buffer = ByteBuffer.allocate(1);
            channel.read(buffer);
            channel.write(buffer.flip());
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
