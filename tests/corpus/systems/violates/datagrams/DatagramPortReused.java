// The service closes its socket and opens another one at the same port. A datagram meant for the first
// may come to the second.
//@ kinds: assertion-failure
//@ process: service = DatagramPortReused$Service
//@ process: client = DatagramPortReused$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramPortReused {
    static int receive(DatagramSocket socket) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[1], 1);
        try {
            socket.receive(packet);
            return packet.getData()[0];
        } catch (SocketTimeoutException e) {
            return 0;
        }
    }

    static class Service {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                socket.setSoTimeout(1000);
                assert receive(socket) <= 1;
            }
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                socket.setSoTimeout(1000);
                assert receive(socket) != 1; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(new byte[] {1}, 1, InetAddress.getByName("localhost"), 7000));
            }
        }
    }
}
