// A blocking channel sends, and one that was accepted sends back: with heap and with direct buffers.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import static java.nio.charset.StandardCharsets.UTF_8;

public class BlockingEcho {
    public static void main(String[] args) throws Exception {
        for (boolean direct : new boolean[] {false, true}) {
            try (ServerSocketChannel listener = ServerSocketChannel.open()) {
                listener.bind(new InetSocketAddress("localhost", 0));
                Thread server = new Thread(() -> serve(listener, direct));
                server.start();
                try (SocketChannel channel = SocketChannel.open(listener.getLocalAddress())) {
                    System.out.println(channel.isConnected() + " " + channel.isBlocking() + " " + channel.isConnectionPending());
                    for (int i = 0; i < 3; i++) {
                        ByteBuffer out = UTF_8.encode("message " + i);
                        System.out.println(channel.write(out) + " " + out.remaining());
                        ByteBuffer in = direct ? ByteBuffer.allocateDirect(20) : ByteBuffer.allocate(20);
                        System.out.println(channel.read(in) + " " + in);
                        in.flip();
                        System.out.println(UTF_8.decode(in));
                    }
                    channel.shutdownOutput();
                    System.out.println(channel.read(ByteBuffer.allocate(5)));
                }
                server.join();
            }
        }
    }

    static void serve(ServerSocketChannel listener, boolean direct) {
        try (SocketChannel channel = listener.accept()) {
            ByteBuffer buffer = direct ? ByteBuffer.allocateDirect(64) : ByteBuffer.allocate(64);
            while (channel.read(buffer) >= 0) {
                buffer.flip();
                channel.write(buffer);
                buffer.clear();
            }
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
