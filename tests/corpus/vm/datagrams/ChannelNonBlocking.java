// A channel that does not wait gives null, or what is there.
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class ChannelNonBlocking {
    public static void main(String[] args) throws Exception {
        try (DatagramChannel channel = DatagramChannel.open()) {
            channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            channel.configureBlocking(false);
            ByteBuffer in = ByteBuffer.allocate(8);
            System.out.println(channel.isBlocking() + " " + channel.receive(in));
            for (int i = 1; i <= 3; i++) {
                channel.send(ByteBuffer.wrap(new byte[i]), channel.getLocalAddress());
            }
            for (int i = 0; i < 4; i++) {
                in.clear();
                boolean there = channel.receive(in) != null;
                System.out.println(there + " " + in.position());
            }
            channel.configureBlocking(true);
            channel.send(ByteBuffer.wrap(new byte[5]), channel.getLocalAddress());
            in.clear();
            System.out.println(channel.receive(in).equals(channel.getLocalAddress()) + " " + in.position());
        }
    }
}
