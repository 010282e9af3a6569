// A member that joins the group only after something was sent to it never hears of it, and waits for ever: nothing says
// that the sender comes later.
//@ process: one = JoinsTooLate$Member
//@ process: sender = JoinsTooLate$Sender
//@ kinds: deadlock
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;

public class JoinsTooLate {
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
