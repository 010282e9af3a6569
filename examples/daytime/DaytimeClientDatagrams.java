import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Asks for the time by an empty datagram, and checks that the line is the one given as argument. */
public class DaytimeClientDatagrams {
    public static void main(String[] args) throws IOException {
        InetSocketAddress server = new InetSocketAddress("localhost", DaytimeServer.PORT);
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[0], 0, server));
            DatagramPacket packet = new DatagramPacket(new byte[64], 64);
            socket.receive(packet);
            String answer = new String(packet.getData(), 0, packet.getLength(), StandardCharsets.US_ASCII);
            assert answer.equals(args[0] + "\r\n") : answer;
        }
    }
}
