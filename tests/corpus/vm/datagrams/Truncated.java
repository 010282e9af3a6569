// What does not fit into the receiver's buffer is gone; the next datagram is not touched by it.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class Truncated {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            for (String word : new String[] {"abcdefgh", "ij", "klmnop"}) {
                byte[] bytes = word.getBytes();
                socket.send(new DatagramPacket(bytes, bytes.length, here, socket.getLocalPort()));
            }
            byte[] buffer = "----------".getBytes();
            // The length that a packet has after a receive does not limit the next one.
            DatagramPacket packet = new DatagramPacket(buffer, 3, 4);
            for (int i = 0; i < 3; i++) {
                socket.receive(packet);
                System.out.println(packet.getLength() + " " + packet.getOffset() + " " + new String(buffer));
            }
        }
    }
}
