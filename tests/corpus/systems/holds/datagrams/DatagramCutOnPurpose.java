// The receiver wants four bytes of each datagram. The rest of the first one is gone and not the
// beginning of the second.
//@ flags: --start-in-order
//@ process: receiver = DatagramCutOnPurpose$Receiver
//@ process: sender = DatagramCutOnPurpose$Sender
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramCutOnPurpose {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                byte[] head = new byte[4];
                DatagramPacket packet = new DatagramPacket(head, 4);
                socket.receive(packet);
                assert packet.getLength() == 4 && new String(head).equals("abcd");
                socket.receive(packet);
                assert packet.getLength() == 4 && new String(head).equals("ijkl");
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.connect(InetAddress.getByName("localhost"), 7000);
                socket.send(new DatagramPacket("abcdefgh".getBytes(), 8));
                socket.send(new DatagramPacket("ijklmnop".getBytes(), 8));
            }
        }
    }
}
