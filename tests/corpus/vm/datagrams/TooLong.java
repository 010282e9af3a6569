// The longest datagram there is, and one byte more.
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class TooLong {
    static void send(DatagramSocket socket, DatagramPacket packet) {
        try {
            socket.send(packet);
            System.out.println("sent " + packet.getLength());
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here);
                DatagramSocket other = new DatagramSocket(0, here)) {
            byte[] bytes = new byte[65_508];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (i * 31);
            }
            send(socket, new DatagramPacket(bytes, 65_508, other.getLocalSocketAddress()));
            send(socket, new DatagramPacket(bytes, 65_507, other.getLocalSocketAddress()));
            DatagramPacket packet = new DatagramPacket(new byte[70_000], 70_000);
            other.receive(packet);
            int sum = 0;
            for (int i = 0; i < packet.getLength(); i++) {
                sum = sum * 17 + packet.getData()[i];
            }
            System.out.println(packet.getLength() + " " + sum);
            socket.connect(other.getLocalSocketAddress());
            send(socket, new DatagramPacket(bytes, 65_508));
        }
    }
}
