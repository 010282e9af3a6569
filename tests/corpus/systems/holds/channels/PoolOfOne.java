// Two threads of a client share one connection, as a pool of one does: each holds a lock from its request to the answer. So
// each gets its own answer, the request plus ten.
//@ process: server = PoolOfOne$Server
//@ process: client = PoolOfOne$Client
//@ flags: --start-in-order
//@ unreduced: no
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class PoolOfOne {
    static volatile boolean crossed;

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 7000));
                    SocketChannel channel = listener.accept()) {
                ByteBuffer buffer = ByteBuffer.allocate(1);
                for (int i = 0; i < 2; i++) {
                    channel.read(buffer.clear());
                    buffer.put(0, (byte) (buffer.get(0) + 10));
                    channel.write(buffer.flip());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (SocketChannel pooled = SocketChannel.open(new InetSocketAddress("localhost", 7000))) {
                Object lock = new Object();
                Thread other = new Thread(() -> ask(pooled, lock, 2));
                other.start();
                ask(pooled, lock, 1);
                other.join();
                if (crossed) {
                    throw new AssertionError("the answer of another request");
                }
            }
        }

        static void ask(SocketChannel pooled, Object lock, int request) {
            synchronized (lock) {
                exchange(pooled, request);
            }
        }
    }

    static void exchange(SocketChannel pooled, int request) {
        try {
            ByteBuffer buffer = ByteBuffer.allocate(1).put((byte) request).flip();
            pooled.write(buffer);
            pooled.read(buffer.clear());
            if (buffer.get(0) != request + 10) {
                crossed = true;
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
