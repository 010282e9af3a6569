// A write that waits takes all, however much it is; the other side reads it in pieces.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class LargeBlockingWrite {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        byte[] all = new byte[1_000_000];
        for (int i = 0; i < all.length; i++) all[i] = (byte) (i * 31 >> 3);
        Thread writer = new Thread(() -> {
            try {
                System.out.println(client.write(ByteBuffer.wrap(all)));
                client.close();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        writer.start();
        ByteBuffer in = ByteBuffer.allocateDirect(7777);
        int at = 0;
        boolean same = true;
        while (server.read(in.clear()) >= 0) {
            in.flip();
            while (in.hasRemaining()) same &= in.get() == all[at++];
        }
        writer.join();
        System.out.println(at + " " + same);
        server.close();
        listener.close();
    }
}
