// Packets with offsets, used again and again.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class Packets {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            byte[] text = "0123456789".getBytes();
            DatagramPacket out = new DatagramPacket(text, 2, 3, here, socket.getLocalPort());
            socket.send(out);
            out.setData(text, 5, 5);
            socket.send(out);
            out.setLength(1);
            socket.send(out);
            // The content at the time of the send counts.
            text[5] = 'x';
            DatagramPacket in = new DatagramPacket(new byte[8], 1, 6);
            for (int i = 0; i < 3; i++) {
                socket.receive(in);
                System.out.println(in.getOffset() + " " + in.getLength() + " "
                        + new String(in.getData(), in.getOffset(), in.getLength()));
            }
            in.setLength(2);
            out.setData("abc".getBytes());
            socket.send(out);
            socket.receive(in);
            System.out.println(new String(in.getData(), in.getOffset(), in.getLength()));
            System.out.println(in.getSocketAddress().equals(socket.getLocalSocketAddress()));
        }
    }
}
