// A connected socket hears only from where it is connected to; what came before is thrown away.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class HearsOne {
    static void send(DatagramSocket from, DatagramSocket to, int value) throws Exception {
        from.send(new DatagramPacket(new byte[] {(byte) value}, 1, to.getLocalSocketAddress()));
    }

    static void receive(DatagramSocket socket) throws Exception {
        DatagramPacket packet = new DatagramPacket(new byte[4], 4);
        try {
            socket.receive(packet);
            System.out.println(packet.getData()[0]);
        } catch (SocketTimeoutException e) {
            System.out.println("nothing");
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here);
                DatagramSocket friend = new DatagramSocket(0, here);
                DatagramSocket stranger = new DatagramSocket(0, here)) {
            socket.setSoTimeout(30);
            send(stranger, socket, 1);
            send(friend, socket, 2);
            socket.connect(friend.getLocalSocketAddress());
            receive(socket);
            send(stranger, socket, 3);
            send(friend, socket, 4);
            send(stranger, socket, 5);
            receive(socket);
            receive(socket);
            socket.disconnect();
            send(stranger, socket, 6);
            receive(socket);
        }
    }
}
