// The client goes on after a timeout as if it had been answered, with what its packet held before.
//@ kinds: assertion-failure
//@ process: server = DatagramTimeoutIgnored$Server
//@ process: client = DatagramTimeoutIgnored$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramTimeoutIgnored {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                packet.getData()[0] = 'a';
                socket.send(packet);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.setSoTimeout(5000);
                DatagramPacket packet = new DatagramPacket(new byte[] {'q'}, 1, InetAddress.getByName("localhost"), 7000);
                socket.send(packet);
                try {
                    socket.receive(packet);
                } catch (SocketTimeoutException e) {
                    // It will have come.
                }
                assert packet.getData()[0] == 'a'; //~ assertion-failure
            }
        }
    }
}
