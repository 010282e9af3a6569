// A member leaves the group after the first datagram and waits for a second one. If it has left
// before that is sent, it waits for ever.
//@ process: member = LeftBeforeLast$Member
//@ process: sender = LeftBeforeLast$Sender
//@ flags: --start-in-order
//@ kinds: deadlock
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;

public class LeftBeforeLast {
    static final int PORT = 5000;

    public static class Member {
        public static void main(String[] args) throws Exception {
            InetSocketAddress group = new InetSocketAddress("230.0.0.1", PORT);
            NetworkInterface loopback = NetworkInterface.getByName("lo");
            try (MulticastSocket socket = new MulticastSocket(PORT)) {
                socket.joinGroup(group, loopback);
                socket.receive(new DatagramPacket(new byte[1], 1));
                socket.leaveGroup(group, loopback);
                socket.receive(new DatagramPacket(new byte[1], 1));
            }
        }
    }

    public static class Sender {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket()) {
                socket.setNetworkInterface(NetworkInterface.getByName("lo"));
                for (byte message = 0; message < 2; message++) {
                    socket.send(new DatagramPacket(new byte[] {message}, 1, InetAddress.getByName("230.0.0.1"), PORT));
                }
            }
        }
    }
}
