// The server adds up what it receives. A datagram that arrives twice is counted twice.
//@ kinds: assertion-failure
//@ process: server = DatagramCountedTwice$Server
//@ process: client = DatagramCountedTwice$Client
//@ flags: --start-in-order --faults duplicated
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramCountedTwice {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                int sum = 0;
                do {
                    socket.receive(packet);
                    sum += packet.getData()[0];
                } while (packet.getData()[0] != 0);
                assert sum == 3; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                for (byte amount = 2; amount >= 0; amount--) {
                    socket.send(new DatagramPacket(new byte[] {amount}, 1, InetAddress.getByName("localhost"), 7000));
                }
            }
        }
    }
}
