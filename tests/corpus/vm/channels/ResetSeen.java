// A connection that is closed with bytes unread is reset for the other side.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class ResetSeen {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        client.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
        Thread.sleep(50);
        server.close();
        Thread.sleep(50);
        try {
            System.out.println(client.read(ByteBuffer.allocate(4)));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        client.close();
        SocketChannel second = SocketChannel.open(listener.getLocalAddress());
        SocketChannel other = listener.accept();
        other.setOption(StandardSocketOptions.SO_LINGER, 0);
        other.close();
        Thread.sleep(50);
        try {
            System.out.println(second.read(ByteBuffer.allocate(4)));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        try {
            second.write(ByteBuffer.allocate(4));
            second.write(ByteBuffer.allocate(4));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        second.close();
        listener.close();
    }
}
