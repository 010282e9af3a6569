// Channels for datagrams, with buffers inside and outside the heap.
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.charset.StandardCharsets;

public class ChannelBasics {
    static String text(ByteBuffer buffer) {
        buffer.flip();
        return StandardCharsets.US_ASCII.decode(buffer).toString();
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramChannel one = DatagramChannel.open(); DatagramChannel two = DatagramChannel.open()) {
            System.out.println(one.getLocalAddress() + " " + one.isOpen() + " " + one.isBlocking() + " " + one.isConnected());
            one.bind(new InetSocketAddress(here, 0));
            two.bind(new InetSocketAddress(here, 0));
            for (boolean direct : new boolean[] {false, true}) {
                ByteBuffer out = direct ? ByteBuffer.allocateDirect(16) : ByteBuffer.allocate(16);
                out.put("--hello".getBytes()).flip().position(2);
                System.out.println(one.send(out, two.getLocalAddress()) + " " + out.remaining());
                ByteBuffer in = direct ? ByteBuffer.allocateDirect(16) : ByteBuffer.allocate(16);
                in.put((byte) '>');
                System.out.println(two.receive(in).equals(one.getLocalAddress()) + " " + text(in));
                // Less room than bytes.
                out.position(0);
                one.send(out, two.getLocalAddress());
                ByteBuffer small = direct ? ByteBuffer.allocateDirect(3) : ByteBuffer.allocate(3);
                System.out.println(two.receive(small) != null ? text(small) : "nothing");
            }
        }
    }
}
