// Two threads of a client share one connection and hold no lock. Either may read the answer that is meant for the other.
//@ process: server = PoolUnlocked$Server
//@ process: client = PoolUnlocked$Client
//@ flags: --start-in-order
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class PoolUnlocked {
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
            exchange(pooled, request);
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
