// Two threads send a header and a body each, in two writes. The channel keeps writes apart, not
// pairs of them: a header may be followed by the other's header.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = HeadersInterleave$Server
//@ process: client = HeadersInterleave$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class HeadersInterleave {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            ByteBuffer buffer = ByteBuffer.allocate(4);
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) { }
            assert buffer.get(0) == buffer.get(1) && buffer.get(2) == buffer.get(3); //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            Thread[] writers = new Thread[2];
            for (int i = 0; i < 2; i++) {
                byte id = (byte) (i + 1);
                writers[i] = new Thread(() -> {
                    try {
                        channel.write(ByteBuffer.wrap(new byte[] {id}));
                        channel.write(ByteBuffer.wrap(new byte[] {id}));
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                });
                writers[i].start();
            }
            for (Thread writer : writers) writer.join();
            channel.close();
        }
    }
}
