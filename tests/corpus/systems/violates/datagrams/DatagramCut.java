// The request has grown and the server's buffer has not: the end of it is gone, without a word.
//@ kinds: assertion-failure
//@ process: server = DatagramCut$Server
//@ process: client = DatagramCut$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramCut {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[8], 8);
                socket.receive(packet);
                String request = new String(packet.getData(), 0, packet.getLength());
                assert request.endsWith("."); //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                byte[] request = "pay ten to bob.".getBytes();
                socket.send(new DatagramPacket(request, request.length, InetAddress.getByName("localhost"), 7000));
            }
        }
    }
}
