// Main closes the channel that another thread reads, or is about to. The reader takes the exception
// for a failure.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ClosedUnderReader$Server
//@ process: client = ClosedUnderReader$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ClosedUnderReader {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            assert channel.read(ByteBuffer.allocate(1)) < 0;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            Thread reader = new Thread(() -> {
                try {
                    channel.read(ByteBuffer.allocate(1));
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            reader.start();
            channel.close();
            reader.join();
        }
    }
}
