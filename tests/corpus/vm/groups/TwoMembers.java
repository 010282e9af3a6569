// Two sockets that share a port and have joined the same group both get what is sent to it; with
// loopback mode off, nobody on the host does.
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;

public class TwoMembers {
    public static void main(String[] args) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByName("lo");
        InetAddress group = InetAddress.getByName("230.0.0.7");
        try (MulticastSocket one = new MulticastSocket(0);
                MulticastSocket other = new MulticastSocket(one.getLocalPort());
                MulticastSocket sender = new MulticastSocket(0)) {
            InetSocketAddress address = new InetSocketAddress(group, one.getLocalPort());
            one.joinGroup(address, loopback);
            other.joinGroup(address, loopback);
            sender.setNetworkInterface(loopback);
            sender.send(new DatagramPacket("both".getBytes(), 4, address));
            System.out.println(received(one) + " " + received(other));
            sender.setOption(java.net.StandardSocketOptions.IP_MULTICAST_LOOP, false);
            sender.send(new DatagramPacket("none".getBytes(), 4, address));
            System.out.println(received(one) + " " + received(other));
            sender.setOption(java.net.StandardSocketOptions.IP_MULTICAST_LOOP, true);
            one.leaveGroup(address, loopback);
            sender.send(new DatagramPacket("second".getBytes(), 6, address));
            System.out.println(received(one) + " " + received(other));
        }
    }

    static String received(MulticastSocket socket) throws Exception {
        socket.setSoTimeout(200);
        DatagramPacket packet = new DatagramPacket(new byte[64], 64);
        try {
            socket.receive(packet);
            return new String(packet.getData(), 0, packet.getLength());
        } catch (SocketTimeoutException e) {
            return "nothing";
        }
    }
}
