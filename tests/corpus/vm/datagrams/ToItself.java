// A socket sends to itself: a hundred datagrams come whole and in order.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class ToItself {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            for (int i = 0; i < 100; i++) {
                byte[] bytes = ("number " + i).getBytes();
                socket.send(new DatagramPacket(bytes, bytes.length, here, socket.getLocalPort()));
            }
            boolean ordered = true;
            DatagramPacket packet = new DatagramPacket(new byte[32], 32);
            for (int i = 0; i < 100; i++) {
                socket.receive(packet);
                ordered &= new String(packet.getData(), 0, packet.getLength()).equals("number " + i);
            }
            System.out.println(ordered);
        }
    }
}
