// The receiver takes the first datagram for that of player 1. The players are
// told to begin one after the other, and send in any order.
//@ kinds: assertion-failure
//@ process: one = DatagramsTwoSenders$Sender 1
//@ process: two = DatagramsTwoSenders$Sender 2
//@ process: receiver = DatagramsTwoSenders$Receiver
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramsTwoSenders {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                InetAddress there = InetAddress.getByName("localhost");
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                for (int port = 7001; port <= 7002; port++) {
                    socket.send(new DatagramPacket(new byte[1], 1, there, port));
                }
                socket.receive(packet);
                assert packet.getData()[0] == 1; //~ assertion-failure
                socket.receive(packet);
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            byte[] number = {Byte.parseByte(args[0])};
            try (DatagramSocket socket = new DatagramSocket(7000 + number[0])) {
                socket.receive(new DatagramPacket(new byte[1], 1));
                socket.send(new DatagramPacket(number, 1, InetAddress.getByName("localhost"), 7000));
            }
        }
    }
}
