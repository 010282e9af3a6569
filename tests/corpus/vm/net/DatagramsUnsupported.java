//@ expect: unsupported
//@ message: channels of sockets, and datagrams
// Datagrams are not modelled.
import java.net.*;

public class DatagramsUnsupported {
    public static void main(String[] args) throws Exception {
        try (DatagramSocket s = new DatagramSocket()) {
            s.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), s.getLocalPort()));
        }
    }
}
