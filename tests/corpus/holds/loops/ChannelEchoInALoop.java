// A client connects again and again, sends two bytes and gets them back; the server answers one connection after the other, each
// with a direct buffer of its own.
//@ note: no run ends
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

public class ChannelEchoInALoop {
    static void serve(ServerSocketChannel server) {
        try {
            while (true) {
                try (SocketChannel channel = server.accept()) {
                    ByteBuffer buffer = ByteBuffer.allocateDirect(2);
                    while (buffer.hasRemaining() && channel.read(buffer) >= 0) { }
                    channel.write(buffer.flip());
                }
            }
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 8080));
        new Thread(() -> serve(server)).start();
        while (true) {
            try (SocketChannel channel = SocketChannel.open(server.getLocalAddress())) {
                channel.write(ByteBuffer.wrap(new byte[] {1, 2}));
                ByteBuffer answer = ByteBuffer.allocate(2);
                while (answer.hasRemaining() && channel.read(answer) >= 0) { }
                assert answer.get(0) == 1 && answer.get(1) == 2;
            }
        }
    }
}
