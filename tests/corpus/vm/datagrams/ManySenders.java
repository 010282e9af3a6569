// Several threads send to one socket, with a socket each: nothing is lost, each one's are in order.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.Map;
import java.util.TreeMap;

public class ManySenders {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            for (int i = 0; i < 4; i++) {
                byte number = (byte) i;
                new Thread(() -> {
                    try (DatagramSocket own = new DatagramSocket(0, here)) {
                        for (byte j = 0; j < 10; j++) {
                            own.send(new DatagramPacket(new byte[] {number, j}, 2, socket.getLocalSocketAddress()));
                        }
                    } catch (Exception e) {
                        e.printStackTrace();
                    }
                }).start();
            }
            Map<Byte, String> heard = new TreeMap<>();
            DatagramPacket packet = new DatagramPacket(new byte[2], 2);
            for (int i = 0; i < 40; i++) {
                socket.receive(packet);
                heard.merge(packet.getData()[0], "" + packet.getData()[1], String::concat);
            }
            System.out.println(heard);
        }
    }
}
