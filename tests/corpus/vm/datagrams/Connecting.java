// A connected socket sends to one address, until it is disconnected or connected to another.
//@ flags: -Djava.net.preferIPv4Stack=true
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;

public class Connecting {
    static String receive(DatagramSocket socket) throws Exception {
        DatagramPacket packet = new DatagramPacket(new byte[16], 16);
        socket.receive(packet);
        return new String(packet.getData(), 0, packet.getLength());
    }

    static DatagramPacket packet(String text) {
        return new DatagramPacket(text.getBytes(), text.length());
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        DatagramSocket one = new DatagramSocket(0, here);
        DatagramSocket two = new DatagramSocket(0, here);
        DatagramSocket socket = new DatagramSocket();
        int port = socket.getLocalPort();
        try {
            socket.send(packet("nowhere"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        socket.connect(here, one.getLocalPort());
        System.out.println(socket.isConnected() + " " + (socket.getPort() == one.getLocalPort())
                + " " + socket.getInetAddress().getHostAddress() + " " + socket.getLocalAddress()
                + " " + (socket.getLocalPort() == port));
        DatagramPacket first = packet("first");
        socket.send(first);
        System.out.println(receive(one) + " " + (first.getPort() == one.getLocalPort()));
        try {
            DatagramPacket other = packet("other");
            other.setSocketAddress(two.getLocalSocketAddress());
            socket.send(other);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        socket.connect(two.getLocalSocketAddress());
        socket.send(packet("second"));
        System.out.println(receive(two));
        socket.disconnect();
        System.out.println(socket.isConnected() + " " + socket.getPort() + " " + socket.getInetAddress()
                + " " + socket.getLocalAddress() + " " + (socket.getLocalPort() == port));
        DatagramPacket third = packet("third");
        third.setSocketAddress(new InetSocketAddress(here, one.getLocalPort()));
        socket.send(third);
        System.out.println(receive(one));
        socket.disconnect();
        one.close();
        two.close();
        socket.close();
    }
}
