import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;

/**
 * The daytime service of RFC 867 over UDP: whatever comes is answered by one datagram with date and time.
 * Arguments: the number of datagrams to answer, and the line.
 */
public class DaytimeServerDatagrams {
    public static void main(String[] args) throws IOException {
        int requests = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        try (DatagramSocket socket = new DatagramSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < requests; i++) {
                DatagramPacket request = new DatagramPacket(new byte[0], 0);
                socket.receive(request);
                socket.send(new DatagramPacket(line, line.length, request.getSocketAddress()));
            }
        }
    }
}
