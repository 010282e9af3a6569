// What the first process did to the second one before it wrote to the third has been done when the
// third one acts: the datagram of the third comes second.
//@ process: last = DatagramCarriesPast$Last
//@ process: second = DatagramCarriesPast$Second
//@ process: first = DatagramCarriesPast$First
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramCarriesPast {
    static void send(DatagramSocket socket, int port, int value) throws IOException {
        byte[] bytes = {(byte) value};
        socket.send(new DatagramPacket(bytes, 1, InetAddress.getByName("localhost"), port));
    }

    static int receive(DatagramSocket socket) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[1], 1);
        socket.receive(packet);
        return packet.getData()[0];
    }

    static class Last {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                assert receive(socket) == 1;
                assert receive(socket) == 2;
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7001)) {
                receive(socket);
                send(socket, 7000, 2);
            }
        }
    }

    static class First {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                send(socket, 7000, 1);
                send(socket, 7001, 0);
            }
        }
    }
}
