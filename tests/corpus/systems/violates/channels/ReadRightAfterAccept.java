// A channel that does not wait is read right after it was accepted. The client's byte need not have
// come by then.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = ReadRightAfterAccept$Server
//@ process: client = ReadRightAfterAccept$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ReadRightAfterAccept {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            int count = channel.read(ByteBuffer.allocate(1));
            assert count == 1; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
