// A connected channel for datagrams that does not wait.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class DatagramsConnectedNonBlocking {
    public static void main(String[] args) throws Exception {
        DatagramChannel a = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        DatagramChannel b = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        a.connect(b.getLocalAddress());
        b.connect(a.getLocalAddress());
        a.configureBlocking(false);
        System.out.println(a.read(ByteBuffer.allocate(3)));
        System.out.println(b.write(new ByteBuffer[] {ByteBuffer.wrap(new byte[] {1}), ByteBuffer.wrap(new byte[] {2, 3})}));
        ByteBuffer[] in = {ByteBuffer.allocate(2), ByteBuffer.allocate(2)};
        long n;
        while ((n = a.read(in)) == 0) Thread.sleep(1);
        System.out.println(n + " " + in[0] + " " + in[1].get(0));
        System.out.println(a.isConnected() + " " + a.getRemoteAddress().equals(b.getLocalAddress()));
        a.disconnect();
        System.out.println(a.isConnected() + " " + a.getRemoteAddress());
        a.close();
        b.close();
    }
}
