// A socket at all addresses gets a datagram over IPv4 and one over IPv6, and tells them apart by the sender's address. The
// receiver is bound before either sender starts, and nothing is lost unless faults are asked for: both come.
//@ flags: --start-in-order
//@ process: receiver = DatagramsOfBothFamilies$Receiver
//@ process: four = DatagramsOfBothFamilies$Sender 127.0.0.1
//@ process: six = DatagramsOfBothFamilies$Sender ::1
import java.io.IOException;
import java.net.*;

public class DatagramsOfBothFamilies {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                int families = 0;
                for (int i = 0; i < 2; i++) {
                    DatagramPacket packet = new DatagramPacket(new byte[4], 4);
                    socket.receive(packet);
                    families |= packet.getAddress() instanceof Inet6Address ? 2 : 1;
                }
                assert families == 3;
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getByName(args[0]), 7000));
            }
        }
    }
}
