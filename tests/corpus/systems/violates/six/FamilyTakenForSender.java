// A receiver tells its two senders apart by the family of the address, and takes the first datagram for that of IPv4. The
// senders are two threads of one process, and nothing orders them: the one over IPv6 may come first.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: receiver = FamilyTakenForSender$Receiver
//@ process: senders = FamilyTakenForSender$Senders
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class FamilyTakenForSender {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("::", 7000))) {
                InetSocketAddress from = (InetSocketAddress) channel.receive(ByteBuffer.allocate(4));
                assert from.getAddress() instanceof Inet4Address; //~ assertion-failure
                channel.receive(ByteBuffer.allocate(4));
            }
        }
    }

    static class Senders {
        public static void main(String[] args) throws IOException {
            new Thread(() -> send("::1")).start();
            send("127.0.0.1");
        }

        static void send(String to) {
            try (DatagramChannel channel = DatagramChannel.open()) {
                channel.send(ByteBuffer.wrap(new byte[1]), new InetSocketAddress(to, 7000));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
