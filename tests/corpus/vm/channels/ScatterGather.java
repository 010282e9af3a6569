// Several buffers in one write and in one read, of both sorts, with offsets.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import static java.nio.charset.StandardCharsets.US_ASCII;

public class ScatterGather {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        ByteBuffer[] out = {
            ByteBuffer.wrap("head".getBytes(US_ASCII)),
            ByteBuffer.allocate(0),
            ByteBuffer.allocateDirect(3).put("abc".getBytes(US_ASCII)).flip(),
            ByteBuffer.wrap("0123456789".getBytes(US_ASCII), 2, 5)
        };
        System.out.println(client.write(out));
        for (ByteBuffer b : out) System.out.print(b.remaining() + " ");
        System.out.println();
        ByteBuffer[] in = {ByteBuffer.allocate(4), ByteBuffer.allocateDirect(2), ByteBuffer.allocate(20)};
        long total = 0;
        while (total < 12) total += server.read(in);
        System.out.println(total);
        for (ByteBuffer b : in) {
            b.flip();
            System.out.println(US_ASCII.decode(b));
        }
        ByteBuffer[] many = {null, ByteBuffer.wrap("xy".getBytes(US_ASCII)), ByteBuffer.wrap("z".getBytes(US_ASCII))};
        System.out.println(client.write(many, 1, 2));
        ByteBuffer one = ByteBuffer.allocate(3);
        while (one.hasRemaining()) server.read(one);
        System.out.println(new String(one.array(), US_ASCII));
        try {
            client.write(many, 2, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        client.close();
        System.out.println(server.read(in));
        in[0].clear();
        System.out.println(server.read(in));
        server.close();
        listener.close();
    }
}
