// A gathering write is one message for a reader that wants all of it.
//@ flags: --start-in-order
//@ process: server = GatheredWriteAcross$Server
//@ process: client = GatheredWriteAcross$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class GatheredWriteAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            ByteBuffer[] parts = {ByteBuffer.allocate(1), ByteBuffer.allocate(2)};
            long count = 0;
            while (count < 3) count += channel.read(parts);
            assert parts[0].get(0) == 1 && parts[1].get(1) == 3;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(new ByteBuffer[] {ByteBuffer.wrap(new byte[] {1, 2}), ByteBuffer.wrap(new byte[] {3})});
        }
    }
}
