import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;

/**
 * Opens several sockets; on each, a producer sends '0', '1', … as datagrams while a consumer checks the answers, and
 * closes the socket after the last. Arguments: the number of sockets, and of messages on each.
 */
public class AlphabetClientDatagrams {
    public static void main(String[] args) throws IOException {
        int sockets = Integer.parseInt(args[0]);
        int messages = Integer.parseInt(args[1]);
        for (int i = 0; i < sockets; i++) {
            DatagramSocket socket = new DatagramSocket();
            new Thread(() -> produce(socket, messages), "producer-" + i).start();
            new Thread(() -> consume(socket, messages), "consumer-" + i).start();
        }
    }

    static void produce(DatagramSocket socket, int messages) {
        try {
            InetSocketAddress server = new InetSocketAddress("localhost", AlphabetServer.PORT);
            for (int i = 0; i < messages; i++) {
                socket.send(new DatagramPacket(new byte[] {(byte) ('0' + i)}, 1, server));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void consume(DatagramSocket socket, int messages) {
        try (socket) {
            for (int i = 0; i < messages; i++) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                int answer = packet.getData()[0];
                assert answer == 'a' + i : "answer " + i + " is " + answer;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
