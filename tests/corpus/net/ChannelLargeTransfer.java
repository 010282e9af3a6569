// A megabyte from a channel that waits to one that does not.
//@ process: server = ChannelLargeTransfer$Server {port}
//@ process: client = ChannelLargeTransfer$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class ChannelLargeTransfer {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", port));
            System.out.println("ready");
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            long count = 0, sum = 0;
            ByteBuffer in = ByteBuffer.allocate(30_000);
            while (true) {
                selector.select();
                selector.selectedKeys().clear();
                int n = channel.read(in.clear());
                if (n < 0) break;
                count += n;
                in.flip();
                while (in.hasRemaining()) sum += in.get() & 0xFF;
            }
            System.out.println(count + " " + sum);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", port));
            ByteBuffer out = ByteBuffer.allocate(1 << 20);
            while (out.hasRemaining()) out.put((byte) (out.position() % 251));
            System.out.println(channel.write(out.flip()));
            channel.close();
        }
    }
}
