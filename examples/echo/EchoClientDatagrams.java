import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.util.Arrays;

/** Sends messages as datagrams, one by one, and checks that each comes back. The argument is their number. */
public class EchoClientDatagrams {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        InetSocketAddress server = new InetSocketAddress("localhost", EchoServer.PORT);
        try (DatagramSocket socket = new DatagramSocket()) {
            for (int i = 0; i < messages; i++) {
                byte[] message = EchoClient.message(i);
                socket.send(new DatagramPacket(message, message.length, server));
                DatagramPacket packet = new DatagramPacket(new byte[64], 64);
                socket.receive(packet);
                byte[] echo = Arrays.copyOf(packet.getData(), packet.getLength());
                assert Arrays.equals(message, echo) : "sent " + EchoClient.text(message) + ", came back " + EchoClient.text(echo);
            }
        }
    }
}
