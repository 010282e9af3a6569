// The channel does not wait, and a direction holds four bytes. The server writes six at once and
// takes them for sent: unless the client has begun to read in time, which it cannot within one write,
// two are missing.
//@ kinds: assertion-failure
//@ flags: --start-in-order --buffer 4
//@ process: server = PartialWriteTakenForWhole$Server
//@ process: client = PartialWriteTakenForWhole$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PartialWriteTakenForWhole {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            channel.write(ByteBuffer.wrap(new byte[6]));
            channel.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            ByteBuffer buffer = ByteBuffer.allocate(6);
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) { }
            assert !buffer.hasRemaining(); //~ assertion-failure
        }
    }
}
