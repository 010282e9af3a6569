// From one socket to another, datagrams come in the order in which they were sent, however the
// processes take turns.
//@ flags: --start-in-order
//@ process: receiver = DatagramsInOrder$Receiver
//@ process: sender = DatagramsInOrder$Sender
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramsInOrder {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                for (int i = 1; i <= 4; i++) {
                    DatagramPacket packet = new DatagramPacket(new byte[16], 16);
                    socket.receive(packet);
                    assert packet.getLength() == i;
                }
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                InetAddress there = InetAddress.getByName("localhost");
                for (int i = 1; i <= 4; i++) {
                    socket.send(new DatagramPacket(new byte[i], i, there, 7000));
                }
            }
        }
    }
}
