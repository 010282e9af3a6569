// Two threads write to one channel, and the peer waits for the first byte.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class SocketChannelWriters {
    static void put(SocketChannel c, int v) { try { c.write(ByteBuffer.wrap(new byte[] {(byte) v})); } catch (IOException e) { throw new UncheckedIOException(e); } }
    public static void main(String[] args) throws Exception {
        ServerSocketChannel l = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        SocketChannel c = SocketChannel.open(l.getLocalAddress());
        SocketChannel s = l.accept();
        new Thread(() -> put(c, 0)).start();
        new Thread(() -> put(c, 1)).start();
        ByteBuffer b = ByteBuffer.allocate(1);
        s.read(b);
        assert b.get(0) == 0; //~ assertion-failure
    }
}
