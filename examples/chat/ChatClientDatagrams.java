import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;

/**
 * Says "a", "b", … in the room by datagrams, leaves it, and listens until that is confirmed. What it said comes back in
 * this order, with the messages of others in between. The argument is the number of messages.
 */
public class ChatClientDatagrams {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        InetSocketAddress server = new InetSocketAddress("localhost", ChatServer.PORT);
        try (DatagramSocket socket = new DatagramSocket()) {
            for (int i = 0; i < messages; i++) {
                socket.send(new DatagramPacket(new byte[] {(byte) ('a' + i)}, 1, server));
            }
            socket.send(new DatagramPacket(new byte[0], 0, server));
            int heard = 0;
            while (true) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                if (packet.getLength() == 0) {
                    break;
                }
                if (packet.getData()[0] == 'a' + heard) {
                    heard++;
                }
            }
            assert heard == messages : "heard " + heard + " of " + messages;
        }
    }
}
