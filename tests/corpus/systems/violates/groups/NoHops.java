// A datagram with a time to live of 0 does not leave its host, so the member of its group on another host waits for
// ever.
//@ process: member = NoHops$Member
//@ process: sender = NoHops$Sender
//@ host: member = alpha
//@ host: sender = beta
//@ flags: --start-in-order
//@ kinds: deadlock
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;

public class NoHops {
    static final int PORT = 5000;

    public static class Member {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket(PORT)) {
                socket.joinGroup(new InetSocketAddress("230.0.0.1", PORT), null);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                System.out.println(packet.getData()[0] + " from " + packet.getAddress().getHostAddress());
            }
        }
    }

    public static class Sender {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket()) {
                socket.setTimeToLive(0);
                socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getByName("230.0.0.1"), PORT));
            }
        }
    }
}
