// The server is bound and waits before the client starts; a datagram is delivered as a whole, and so
// is the answer, to where the question came from.
//@ flags: --start-in-order
//@ process: server = DatagramEcho$Server
//@ process: client = DatagramEcho$Client
//@ note: datagrams were delivered reliably and in order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramEcho {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[16], 16);
                socket.receive(packet);
                assert packet.getLength() == 5;
                packet.getData()[0] = 'H';
                socket.send(packet);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                InetAddress there = InetAddress.getByName("localhost");
                socket.send(new DatagramPacket("hello".getBytes(), 5, there, 7000));
                DatagramPacket answer = new DatagramPacket(new byte[16], 16);
                socket.receive(answer);
                assert new String(answer.getData(), 0, answer.getLength()).equals("Hello");
                assert answer.getPort() == 7000;
            }
        }
    }
}
