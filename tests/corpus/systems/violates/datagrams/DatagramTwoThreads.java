// Two threads of one process send through one socket. Which is first is open, also within a process.
//@ kinds: assertion-failure
//@ process: receiver = DatagramTwoThreads$Receiver
//@ process: sender = DatagramTwoThreads$Sender
//@ unreduced: no
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.io.UncheckedIOException;

public class DatagramTwoThreads {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                assert packet.getData()[0] == 1; //~ assertion-failure
                socket.receive(packet);
            }
        }
    }

    static class Sender {
        static void send(DatagramSocket socket, int number) {
            try {
                InetAddress there = InetAddress.getByName("localhost");
                socket.send(new DatagramPacket(new byte[] {(byte) number}, 1, there, 7000));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            DatagramSocket socket = new DatagramSocket();
            Thread other = new Thread(() -> send(socket, 2));
            other.start();
            send(socket, 1);
        }
    }
}
