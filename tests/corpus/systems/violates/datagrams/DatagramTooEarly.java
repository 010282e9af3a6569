// Nothing makes the client wait until the server is bound. A datagram that comes too early is gone, and
// then each waits for the other.
//@ kinds: deadlock
//@ process: server = DatagramTooEarly$Server
//@ process: client = DatagramTooEarly$Client
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramTooEarly {
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
