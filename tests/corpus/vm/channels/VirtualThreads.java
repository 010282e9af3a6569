// Channels in virtual threads: reads wait, and a close ends them.
//@ jdk: 21+
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Thread reader = Thread.ofVirtual().start(() -> {
            try {
                ByteBuffer in = ByteBuffer.allocate(3);
                while (in.hasRemaining()) server.read(in);
                server.write(in.flip());
                System.out.println(server.read(ByteBuffer.allocate(1)));
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        client.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
        ByteBuffer in = ByteBuffer.allocate(3);
        while (in.hasRemaining()) client.read(in);
        System.out.println(in.get(0) + " " + in.get(2));
        client.close();
        reader.join();
        server.close();
        listener.close();
    }
}
