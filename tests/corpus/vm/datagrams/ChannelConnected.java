// Reads and writes of connected channels, with one buffer and with several.
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.NotYetConnectedException;

public class ChannelConnected {
    static String text(ByteBuffer buffer) {
        return new String(buffer.array(), 0, buffer.position());
    }

    static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes());
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramChannel one = DatagramChannel.open(); DatagramChannel two = DatagramChannel.open()) {
            try {
                one.write(bytes("x"));
            } catch (NotYetConnectedException e) {
                System.out.println(e);
            }
            one.bind(new InetSocketAddress(here, 0));
            two.bind(new InetSocketAddress(here, 0));
            one.connect(two.getLocalAddress());
            two.connect(one.getLocalAddress());
            System.out.println(one.isConnected() + " " + one.getRemoteAddress().equals(two.getLocalAddress()));
            System.out.println(one.write(bytes("abcdef")));
            ByteBuffer in = ByteBuffer.allocate(4);
            System.out.println(two.read(in) + " " + text(in));
            System.out.println(two.write(new ByteBuffer[] {bytes("12"), bytes("345")}));
            ByteBuffer[] pieces = {ByteBuffer.allocate(1), ByteBuffer.allocate(9)};
            System.out.println(one.read(pieces) + " " + text(pieces[0]) + " " + text(pieces[1]));
            System.out.println(one.send(bytes("to"), two.getLocalAddress()));
            in.clear();
            System.out.println(two.receive(in).equals(one.getLocalAddress()) + " " + text(in));
            try {
                one.connect(two.getLocalAddress());
            } catch (AlreadyConnectedException e) {
                System.out.println(e);
            }
            one.disconnect();
            System.out.println(one.isConnected() + " " + one.getRemoteAddress());
        }
    }
}
