// A server keeps apart what two clients, one after the other, send from ports of their own.
//@ process: server = DatagramTwoClients$Server {port}
//@ process: one = DatagramTwoClients$Client {port} 3
//@ process: two = DatagramTwoClients$Client {port} 4
import java.net.*;
import java.util.*;

public class DatagramTwoClients {
    static class Server {
        public static void main(String[] args) throws Exception {
            Map<SocketAddress, Integer> sums = new LinkedHashMap<>();
            try (DatagramSocket socket = new DatagramSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                DatagramPacket packet = new DatagramPacket(new byte[10], 10);
                for (int i = 0; i < 7; i++) {
                    socket.receive(packet);
                    sums.merge(packet.getSocketAddress(), (int) packet.getData()[0], Integer::sum);
                    socket.send(packet);
                }
            }
            System.out.println(new TreeSet<>(sums.values()));
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int count = Integer.parseInt(args[1]);
            try (DatagramSocket socket = new DatagramSocket()) {
                for (int i = 1; i <= count; i++) {
                    byte[] bytes = {(byte) (i * count)};
                    socket.send(new DatagramPacket(bytes, 1, InetAddress.getByName("localhost"), Integer.parseInt(args[0])));
                    DatagramPacket back = new DatagramPacket(new byte[1], 1);
                    socket.receive(back);
                    System.out.print(back.getData()[0] + " ");
                }
            }
            System.out.println();
            System.out.println("ready");
        }
    }
}
