// The receiver's queue has room for two small datagrams. A third one that is sent before one of them was
// taken is gone: two or three arrive, in order, and which it is depends on the schedule.
//@ process: receiver = DatagramQueueFull$Receiver
//@ process: sender = DatagramQueueFull$Sender
//@ flags: --start-in-order
//@ output: [receiver] 1 2 9
//@ output: [receiver] 1 2 3 9
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramQueueFull {
    static void send(DatagramSocket socket, int port, int value) throws IOException {
        byte[] bytes = {(byte) value};
        socket.send(new DatagramPacket(bytes, 1, InetAddress.getByName("localhost"), port));
    }

    static int receive(DatagramSocket socket) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[1], 1);
        socket.receive(packet);
        return packet.getData()[0];
    }

    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000); DatagramSocket control = new DatagramSocket(7001)) {
                socket.setReceiveBufferSize(1);
                receive(control);
                String all = receive(socket) + " " + receive(socket);
                send(control, 7002, 0);
                int next = receive(socket);
                while (next != 9) {
                    all += " " + next;
                    next = receive(socket);
                }
                System.out.println(all + " 9");
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7002)) {
                send(socket, 7000, 1);
                send(socket, 7000, 2);
                send(socket, 7001, 0);
                send(socket, 7000, 3);
                receive(socket);
                send(socket, 7000, 9);
            }
        }
    }
}
