// Datagrams without bytes arrive, too; a buffer without room takes nothing of one.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class Empty {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            int port = socket.getLocalPort();
            socket.send(new DatagramPacket(new byte[0], 0, here, port));
            DatagramPacket packet = new DatagramPacket(new byte[4], 4);
            socket.receive(packet);
            System.out.println(packet.getLength() + " " + (packet.getPort() == port));
            socket.send(new DatagramPacket(new byte[] {1, 2}, 2, here, port));
            socket.send(new DatagramPacket(new byte[] {3}, 1, here, port));
            DatagramPacket none = new DatagramPacket(new byte[0], 0);
            socket.receive(none);
            System.out.println(none.getLength());
            socket.receive(packet);
            System.out.println(packet.getLength() + " " + packet.getData()[0]);
        }
    }
}
