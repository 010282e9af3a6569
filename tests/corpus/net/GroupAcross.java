// Three processes in a group: what one sends all hear, in one order; who has left hears nothing.
//@ process: first = GroupAcross$Member {port} first
//@ process: second = GroupAcross$Member {port} second
//@ process: sender = GroupAcross$Sender {port}
import java.net.*;

public class GroupAcross {
    static class Member {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            NetworkInterface lo = NetworkInterface.getByName("lo");
            InetSocketAddress group = new InetSocketAddress("239.1.2.3", port);
            try (MulticastSocket socket = new MulticastSocket(port)) {
                socket.joinGroup(group, lo);
                System.out.println("ready");
                byte[] data = new byte[20];
                while (true) {
                    DatagramPacket packet = new DatagramPacket(data, data.length);
                    socket.receive(packet);
                    String text = new String(data, 0, packet.getLength());
                    System.out.println(args[1] + " hears " + text);
                    if (text.equals(args[1])) break;
                }
                socket.leaveGroup(group, lo);
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws Exception {
            try (MulticastSocket socket = new MulticastSocket()) {
                socket.setNetworkInterface(NetworkInterface.getByName("lo"));
                for (String text : new String[] {"hello", "first", "again", "second"}) {
                    byte[] bytes = text.getBytes();
                    socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.getByName("239.1.2.3"), Integer.parseInt(args[0])));
                }
            }
        }
    }
}
