// Two members of a group, in two processes that share a port, both hear what is sent to it once both have joined: the
// sender starts when they wait. Loopback interface, so nothing leaves the host.
//@ process: one = BothMembersHear$Member
//@ process: other = BothMembersHear$Member
//@ process: sender = BothMembersHear$Sender
//@ flags: --start-in-order
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;

public class BothMembersHear {
    static final int PORT = 5000;

    public static class Member {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket(PORT)) {
                socket.joinGroup(new InetSocketAddress("230.0.0.1", PORT), NetworkInterface.getByName("lo"));
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                if (packet.getData()[0] != 7) {
                    throw new AssertionError();
                }
            }
        }
    }

    public static class Sender {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket()) {
                socket.setNetworkInterface(NetworkInterface.getByName("lo"));
                socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getByName("230.0.0.1"), PORT));
            }
        }
    }
}
