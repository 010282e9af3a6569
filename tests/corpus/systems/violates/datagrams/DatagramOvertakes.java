// The receiver relies on the order in which one sender sends. If the second datagram is sent while the
// first one waits, it may arrive first.
//@ kinds: assertion-failure
//@ process: receiver = DatagramOvertakes$Receiver
//@ process: sender = DatagramOvertakes$Sender
//@ flags: --start-in-order --faults reordered
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramOvertakes {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                for (int i = 1; i <= 2; i++) {
                    socket.receive(packet);
                    assert packet.getData()[0] == i; //~ assertion-failure
                }
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                for (byte i = 1; i <= 2; i++) {
                    socket.send(new DatagramPacket(new byte[] {i}, 1, InetAddress.getByName("localhost"), 7000));
                }
            }
        }
    }
}
