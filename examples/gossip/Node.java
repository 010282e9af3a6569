import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.util.TreeSet;

/** Hears of versions of a rumour, and passes each on that it did not know. Ends once it knows both. */
public class Node {
    static final int SOURCE = 9000;
    static final int NODES = 2;
    final int own;
    final DatagramSocket socket;
    final TreeSet<Integer> heard = new TreeSet<>();
    /** The version that this node believes in. */
    int version;

    Node(int own) throws IOException {
        this.own = own;
        socket = new DatagramSocket(new InetSocketAddress("localhost", SOURCE + own));
    }

    public static void main(String[] args) throws IOException {
        new Node(Integer.parseInt(args[0])).run();
    }

    void run() throws IOException {
        while (heard.size() < 2) {
            byte[] bytes = new byte[1];
            DatagramPacket packet = new DatagramPacket(bytes, 1);
            socket.receive(packet);
            if (heard.add((int) bytes[0])) {
                believe(bytes[0]);
                passOn(bytes[0]);
            }
        }
        assert version == 2 : "believes in version " + version;
        socket.close();
    }

    /** A version may come late: the highest counts. */
    void believe(int received) {
        version = Math.max(version, received);
    }

    void passOn(int received) throws IOException {
        for (int node = 1; node <= NODES; node++) {
            if (node != own) {
                send(socket, received, node);
            }
        }
    }

    static void send(DatagramSocket socket, int version, int node) throws IOException {
        InetSocketAddress to = new InetSocketAddress("localhost", SOURCE + node);
        socket.send(new DatagramPacket(new byte[] {(byte) version}, 1, to));
    }
}
