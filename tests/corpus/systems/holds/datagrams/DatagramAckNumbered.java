// Stop and wait with numbers: the sender sends a byte and waits for an answer before the next. If a byte arrives
// twice, the receiver knows it, and answers only what is new; the message that is left in its queue in the end is nobody's.
//@ process: receiver = DatagramAckNumbered$Receiver
//@ process: sender = DatagramAckNumbered$Sender
//@ flags: --start-in-order --faults duplicated:sender
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;

public class DatagramAckNumbered {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                for (int known = 0; known < 2;) {
                    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                    socket.receive(packet);
                    if (packet.getData()[0] == known) {
                        continue;
                    }
                    known = packet.getData()[0];
                    socket.send(new DatagramPacket(new byte[0], 0, packet.getSocketAddress()));
                }
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                for (byte message = 1; message <= 2; message++) {
                    socket.send(new DatagramPacket(new byte[] {message}, 1, new InetSocketAddress("localhost", 7000)));
                    socket.receive(new DatagramPacket(new byte[1], 1));
                }
            }
        }
    }
}
