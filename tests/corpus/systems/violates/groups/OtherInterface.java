// The member joined its group on the loopback interface, and the sender, on the same host, sends by the Ethernet: the
// member waits for ever.
//@ process: member = OtherInterface$Member
//@ process: sender = OtherInterface$Sender
//@ host: member = alpha
//@ host: sender = alpha
//@ flags: --start-in-order
//@ kinds: deadlock
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;

public class OtherInterface {
    static final int PORT = 5000;

    public static class Member {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket(PORT)) {
                socket.joinGroup(new InetSocketAddress("230.0.0.1", PORT), java.net.NetworkInterface.getByName("lo"));
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                System.out.println(packet.getData()[0] + " from " + packet.getAddress().getHostAddress());
            }
        }
    }

    public static class Sender {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket()) {
                socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getByName("230.0.0.1"), PORT));
            }
        }
    }
}
