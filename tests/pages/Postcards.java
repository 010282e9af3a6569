import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/** Two postcards may overtake each other; the reader expects them in order. */
public class Postcards {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("reader")) {
            try (DatagramSocket socket = new DatagramSocket(9900)) {
                for (int expected = 1; expected <= 2; expected++) {
                    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                    socket.receive(packet);
                    if (packet.getData()[0] != expected) {
                        throw new AssertionError("card " + packet.getData()[0] + " came as number " + expected);
                    }
                }
            }
        } else {
            try (DatagramSocket socket = new DatagramSocket()) {
                byte[] card = {Byte.parseByte(args[1])};
                socket.send(new DatagramPacket(card, 1, InetAddress.getByName("localhost"), 9900));
            }
        }
    }
}
