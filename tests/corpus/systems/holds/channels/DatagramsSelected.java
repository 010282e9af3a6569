// A selector waits for datagrams; two senders send one each, and both come.
//@ flags: --start-in-order
//@ process: server = DatagramsSelected$Server
//@ process: one = DatagramsSelected$One
//@ process: two = DatagramsSelected$Two
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class DatagramsSelected {
    static class Server {
        public static void main(String[] args) throws Exception {
            DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("localhost", 7000));
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            int sum = 0;
            while (sum < 3) {
                selector.select();
                selector.selectedKeys().clear();
                ByteBuffer buffer = ByteBuffer.allocate(1);
                if (channel.receive(buffer) != null) sum += buffer.get(0);
            }
        }
    }

    static class One {
        public static void main(String[] args) throws Exception {
            DatagramChannel.open().send(ByteBuffer.wrap(new byte[] {1}), new InetSocketAddress("localhost", 7000));
        }
    }

    static class Two {
        public static void main(String[] args) throws Exception {
            DatagramChannel.open().send(ByteBuffer.wrap(new byte[] {2}), new InetSocketAddress("localhost", 7000));
        }
    }
}
