// After a timeout the client asks for something else. The answer to its first question comes late, and
// it takes that for the answer to the second.
//@ kinds: assertion-failure
//@ process: server = DatagramLateAnswer$Server
//@ process: client = DatagramLateAnswer$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramLateAnswer {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                for (int i = 0; i < 2; i++) {
                    socket.receive(packet);
                    packet.getData()[0] += 10;
                    socket.send(packet);
                }
            }
        }
    }

    static class Client {
        static int ask(DatagramSocket socket, int question) throws IOException {
            DatagramPacket packet = new DatagramPacket(new byte[] {(byte) question}, 1, InetAddress.getByName("localhost"), 7000);
            socket.send(packet);
            socket.receive(packet);
            return packet.getData()[0];
        }

        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.setSoTimeout(500);
                try {
                    assert ask(socket, 1) == 11;
                } catch (SocketTimeoutException e) {
                    // Never mind.
                }
                socket.setSoTimeout(0);
                assert ask(socket, 2) == 12; //~ assertion-failure
            }
        }
    }
}
