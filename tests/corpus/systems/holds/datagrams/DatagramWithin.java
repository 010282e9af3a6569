// A question and its answer between two threads of one process, each with a socket of its own.
//@ process: only = DatagramWithin
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramWithin {
    static int receive(DatagramSocket socket, DatagramPacket packet) throws IOException {
        socket.receive(packet);
        return packet.getData()[0];
    }

    public static void main(String[] args) throws Exception {
        DatagramSocket server = new DatagramSocket(7000);
        Thread answers = new Thread(() -> {
            try {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                assert receive(server, packet) == 5;
                packet.getData()[0] = 25;
                server.send(packet);
            } catch (IOException e) {
                assert false : e;
            }
        });
        answers.start();
        try (DatagramSocket client = new DatagramSocket()) {
            DatagramPacket packet = new DatagramPacket(new byte[] {5}, 1, InetAddress.getByName("localhost"), 7000);
            client.send(packet);
            assert receive(client, packet) == 25;
        }
        answers.join();
        server.close();
    }
}
