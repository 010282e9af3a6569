// Each datagram has a number: the receiver leaves out what it has seen and puts the rest in order, so
// that a duplicate or a datagram that overtakes another does no harm.
//@ process: receiver = DatagramsNumbered$Receiver
//@ process: sender = DatagramsNumbered$Sender
//@ flags: --start-in-order --faults duplicated,reordered
//@ no-note: delivered reliably
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramsNumbered {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[2], 2);
                byte[] values = new byte[3];
                int missing = values.length;
                while (missing > 0) {
                    socket.receive(packet);
                    int number = packet.getData()[0];
                    missing -= values[number] == 0 ? 1 : 0;
                    values[number] = packet.getData()[1];
                }
                assert values[0] == 10 && values[1] == 11 && values[2] == 12;
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                for (byte i = 0; i < 3; i++) {
                    byte[] content = {i, (byte) (10 + i)};
                    socket.send(new DatagramPacket(content, 2, InetAddress.getByName("localhost"), 7000));
                }
            }
        }
    }
}
