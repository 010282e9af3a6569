// Two threads fill in the same packet before each sends it. The second may change it before the first
// has sent it, and then the same byte arrives twice.
//@ kinds: assertion-failure
//@ process: receiver = DatagramSharedPacket$Receiver
//@ process: sender = DatagramSharedPacket$Sender
//@ flags: --start-in-order
//@ unreduced: no
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.io.UncheckedIOException;

public class DatagramSharedPacket {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                int sum = packet.getData()[0];
                socket.receive(packet);
                sum += packet.getData()[0];
                assert sum == 3; //~ assertion-failure
            }
        }
    }

    static class Sender {
        static void send(DatagramSocket socket, DatagramPacket packet, int number) {
            packet.getData()[0] = (byte) number;
            try {
                socket.send(packet);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            DatagramSocket socket = new DatagramSocket();
            DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getByName("localhost"), 7000);
            Thread other = new Thread(() -> send(socket, packet, 2));
            other.start();
            send(socket, packet, 1);
        }
    }
}
