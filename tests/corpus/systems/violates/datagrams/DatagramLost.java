// Neither side sets a time limit, so that one lost datagram, question or answer, leaves both or one of
// them waiting for ever.
//@ kinds: deadlock
//@ process: server = DatagramLost$Server
//@ process: client = DatagramLost$Client
//@ flags: --start-in-order --faults lost
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramLost {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                socket.send(packet);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getByName("localhost"), 7000);
                socket.send(packet);
                socket.receive(packet);
            }
        }
    }
}
