// A write without waiting takes as much as there is room for; then nothing, until the other side reads.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class PartialWrites {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        client.configureBlocking(false);
        byte[] block = new byte[65536];
        long sent = 0;
        boolean partial = false;
        for (int zeros = 0; zeros < 3; ) {
            int n = client.write(ByteBuffer.wrap(block));
            if (n == 0) { zeros++; Thread.sleep(20); }
            partial |= n < block.length;
            sent += n;
        }
        System.out.println("partial " + partial + ", some " + (sent > 0));
        client.configureBlocking(true);
        client.shutdownOutput();
        ByteBuffer in = ByteBuffer.allocate(10000);
        long read = 0;
        for (int n; (n = server.read(in)) >= 0; in.clear()) read += n;
        System.out.println("all came " + (read == sent));
        client.close();
        server.close();
        listener.close();
    }
}
