// Memberships of a DatagramChannel: keys, their list, sources that are blocked, and what becomes of a key
// that is dropped.
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;

public class ChannelKeys {
    public static void main(String[] args) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByName("lo");
        InetAddress group = InetAddress.getByName("231.1.2.3");
        try (DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET);
                DatagramChannel sender = DatagramChannel.open(StandardProtocolFamily.INET)) {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true).bind(new InetSocketAddress(0));
            int port = ((InetSocketAddress) channel.getLocalAddress()).getPort();
            channel.configureBlocking(false);
            sender.setOption(StandardSocketOptions.IP_MULTICAST_IF, loopback);
            sender.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 0);
            System.out.println(sender.getOption(StandardSocketOptions.IP_MULTICAST_IF).getName() + " "
                    + sender.getOption(StandardSocketOptions.IP_MULTICAST_TTL) + " "
                    + sender.getOption(StandardSocketOptions.IP_MULTICAST_LOOP));
            MembershipKey key = channel.join(group, loopback);
            System.out.println(key.isValid() + " " + key.group() + " " + key.networkInterface().getName() + " " + key.sourceAddress());
            System.out.println(key == channel.join(group, loopback));
            InetSocketAddress to = new InetSocketAddress(group, port);
            send(sender, "one", to);
            System.out.println(receive(channel));
            key.block(InetAddress.getByName("127.0.0.1"));
            send(sender, "blocked", to);
            System.out.println(receive(channel));
            key.unblock(InetAddress.getByName("127.0.0.1"));
            send(sender, "two", to);
            System.out.println(receive(channel));
            key.drop();
            System.out.println(key.isValid());
            send(sender, "dropped", to);
            System.out.println(receive(channel));
            MembershipKey only = channel.join(group, loopback, InetAddress.getByName("127.0.0.1"));
            System.out.println(only.sourceAddress());
            send(sender, "three", to);
            System.out.println(receive(channel));
            try {
                only.block(InetAddress.getByName("127.0.0.2"));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            try {
                channel.join(InetAddress.getByName("10.0.0.1"), loopback);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void send(DatagramChannel channel, String text, InetSocketAddress to) throws Exception {
        channel.send(ByteBuffer.wrap(text.getBytes()), to);
    }

    static String receive(DatagramChannel channel) throws Exception {
        ByteBuffer buffer = ByteBuffer.allocate(64);
        for (int round = 0; round < 20; round++) {
            if (channel.receive(buffer) != null) {
                return new String(buffer.array(), 0, buffer.position());
            }
            Thread.sleep(5);
        }
        return "nothing";
    }
}
