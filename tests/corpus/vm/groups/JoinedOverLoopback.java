// A socket that has joined a group on the loopback interface hears of what is sent to it there, and no
// more once it has left.
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.SocketTimeoutException;

public class JoinedOverLoopback {
    public static void main(String[] args) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByName("lo");
        InetAddress group = InetAddress.getByName("230.0.0.1");
        try (MulticastSocket receiver = new MulticastSocket(0); MulticastSocket sender = new MulticastSocket(0)) {
            InetSocketAddress address = new InetSocketAddress(group, receiver.getLocalPort());
            receiver.setSoTimeout(300);
            sender.setNetworkInterface(loopback);
            System.out.println("leaves by " + sender.getNetworkInterface().getName());
            System.out.println("hops " + sender.getTimeToLive() + ", reuse " + receiver.getReuseAddress());
            sender.setTimeToLive(3);
            System.out.println("hops " + sender.getTimeToLive());
            sender.send(packet("before", address));
            receiver.joinGroup(address, loopback);
            try {
                receiver.joinGroup(address, loopback);
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
            sender.send(packet("hello", address));
            System.out.println(received(receiver));
            sender.send(packet("elsewhere", new InetSocketAddress("230.0.0.2", address.getPort())));
            System.out.println(received(receiver));
            receiver.leaveGroup(address, loopback);
            sender.send(packet("after", address));
            System.out.println(received(receiver));
            try {
                receiver.leaveGroup(address, loopback);
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static DatagramPacket packet(String text, InetSocketAddress to) {
        return new DatagramPacket(text.getBytes(), text.length(), to);
    }

    static String received(MulticastSocket socket) throws Exception {
        DatagramPacket packet = new DatagramPacket(new byte[64], 64);
        try {
            socket.receive(packet);
            return new String(packet.getData(), 0, packet.getLength()) + " from " + packet.getAddress();
        } catch (SocketTimeoutException e) {
            return "nothing";
        }
    }
}
