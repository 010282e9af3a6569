// An interrupt is meant to end one read. It closes the channel, and what main sends later fails.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = InterruptClosesChannel$Server
//@ process: client = InterruptClosesChannel$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class InterruptClosesChannel {
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
                Thread.currentThread().interrupt();
                try {
                    channel.read(ByteBuffer.allocate(1));
                } catch (IOException e) {
                    assert e instanceof ClosedByInterruptException;
                }
            });
            reader.start();
            reader.join();
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
