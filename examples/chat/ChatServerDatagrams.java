import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The chat room over UDP, in one thread: a first datagram enters the room, each further byte goes to all members, and
 * an empty datagram leaves the room, which is confirmed by an empty one. The argument is the number of members to come.
 */
public class ChatServerDatagrams {
    public static void main(String[] args) throws IOException {
        int left = Integer.parseInt(args[0]);
        Set<SocketAddress> members = new LinkedHashSet<>();
        try (DatagramSocket socket = new DatagramSocket(ChatServer.PORT)) {
            while (left > 0) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                SocketAddress sender = packet.getSocketAddress();
                if (packet.getLength() == 0) {
                    members.remove(sender);
                    left--;
                    socket.send(new DatagramPacket(new byte[0], 0, sender));
                    continue;
                }
                members.add(sender);
                List<SocketAddress> all = new ArrayList<>(members);
                for (SocketAddress member : all) {
                    socket.send(new DatagramPacket(packet.getData(), 1, member));
                }
            }
        }
    }
}
