// The client is connected to the server, so that what a stranger sends to it is never taken for the
// answer.
//@ process: client = DatagramHearsOne$Client
//@ process: server = DatagramHearsOne$Sender 7000 1
//@ process: stranger = DatagramHearsOne$Sender 7002 2
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramHearsOne {
    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7001)) {
                socket.connect(InetAddress.getByName("localhost"), 7000);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                assert packet.getData()[0] == 1;
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(Integer.parseInt(args[0]))) {
                byte[] number = {Byte.parseByte(args[1])};
                socket.send(new DatagramPacket(number, 1, InetAddress.getByName("localhost"), 7001));
            }
        }
    }
}
