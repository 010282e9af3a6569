// A member on one host hears what is sent to its group on another: both use the Ethernet of their hosts, which is what they do if
// nothing is said.
//@ process: member = AcrossHosts$Member
//@ process: sender = AcrossHosts$Sender
//@ host: member = alpha
//@ host: sender = beta
//@ flags: --start-in-order
//@ output: [member] 7 from 10.0.0.2
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;

public class AcrossHosts {
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
                socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getByName("230.0.0.1"), PORT));
            }
        }
    }
}
