// Datagrams between two processes over IPv6: asked, answered to where they came from.
//@ process: server = SixDatagramsAcross$Server {port}
//@ process: client = SixDatagramsAcross$Client {port}
import java.net.*;

public class SixDatagramsAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket socket = new DatagramSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                for (int i = 0; i < 2; i++) {
                    DatagramPacket packet = new DatagramPacket(new byte[100], 100);
                    socket.receive(packet);
                    String text = new String(packet.getData(), 0, packet.getLength());
                    System.out.println(text + " from " + packet.getAddress());
                    byte[] answer = text.toUpperCase().getBytes();
                    socket.send(new DatagramPacket(answer, answer.length, packet.getSocketAddress()));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket socket = new DatagramSocket()) {
                for (String text : new String[] {"::1", "127.0.0.1"}) {
                    byte[] ask = "hello".getBytes();
                    socket.send(new DatagramPacket(ask, ask.length, InetAddress.getByName(text), Integer.parseInt(args[0])));
                    DatagramPacket packet = new DatagramPacket(new byte[100], 100);
                    socket.receive(packet);
                    System.out.println(new String(packet.getData(), 0, packet.getLength()) + " from " + packet.getAddress());
                }
            }
        }
    }
}
