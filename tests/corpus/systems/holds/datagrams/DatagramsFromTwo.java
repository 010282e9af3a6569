// Two processes wait until they are told to, and send to one socket. Either may be first, and both orders are found.
//@ process: one = DatagramsFromTwo$Sender 1
//@ process: two = DatagramsFromTwo$Sender 2
//@ process: receiver = DatagramsFromTwo$Receiver
//@ flags: --start-in-order
//@ output: [receiver] 12
//@ output: [receiver] 21
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramsFromTwo {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                InetAddress there = InetAddress.getByName("localhost");
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                for (int port = 7001; port <= 7002; port++) {
                    socket.send(new DatagramPacket(new byte[1], 1, there, port));
                }
                socket.receive(packet);
                byte first = packet.getData()[0];
                socket.receive(packet);
                byte second = packet.getData()[0];
                assert first + second == 3;
                System.out.println("" + first + second);
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
