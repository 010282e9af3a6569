// The first write after the other side closed still goes out, a later one fails.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class WriteAfterPeerClosed {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        server.close();
        Thread.sleep(50);
        System.out.println(client.read(ByteBuffer.allocate(1)));
        System.out.println(client.write(ByteBuffer.allocate(3)));
        Thread.sleep(50);
        try {
            client.write(ByteBuffer.allocate(3));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        client.close();
        listener.close();
    }
}
