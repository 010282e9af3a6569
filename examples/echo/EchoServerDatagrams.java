import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;

/** The echo service over UDP: each datagram goes back to where it came from. The argument is their number. */
public class EchoServerDatagrams {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (DatagramSocket socket = new DatagramSocket(EchoServer.PORT)) {
            for (int i = 0; i < messages; i++) {
                DatagramPacket packet = new DatagramPacket(new byte[64], 64);
                socket.receive(packet);
                socket.send(packet);
            }
        }
    }
}
