// Groups are not supported, and are named as such.
//@ expect: unsupported
//@ message: datagrams to a group or to everybody
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class GroupsUnsupported {
    public static void main(String[] args) throws Exception {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getByName("230.0.0.1"), 4446));
        }
    }
}
