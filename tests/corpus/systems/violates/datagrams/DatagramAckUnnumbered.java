// Stop and wait without numbers: the sender sends a byte and waits for an empty answer before the next. If the first byte arrives
// twice, the receiver takes it for the second message and fails, and the sender waits for an answer that nobody gives.
//@ process: receiver = DatagramAckUnnumbered$Receiver
//@ process: sender = DatagramAckUnnumbered$Sender
//@ flags: --start-in-order --faults duplicated:sender
//@ kinds: assertion-failure deadlock
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;

public class DatagramAckUnnumbered {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                for (int expected = 1; expected <= 2; expected++) {
                    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                    socket.receive(packet);
                    if (packet.getData()[0] != expected) {
                        throw new AssertionError("message " + packet.getData()[0] + " again");
                    }
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
