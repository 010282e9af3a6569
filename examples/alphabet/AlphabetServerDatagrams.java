import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;

/** Answers '0' with 'a', '1' with 'b', and so on, by datagrams. The argument is the number of requests. */
public class AlphabetServerDatagrams {
    public static void main(String[] args) throws IOException {
        int requests = Integer.parseInt(args[0]);
        try (DatagramSocket socket = new DatagramSocket(AlphabetServer.PORT)) {
            for (int i = 0; i < requests; i++) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                packet.getData()[0] += 'a' - '0';
                socket.send(packet);
            }
        }
    }
}
