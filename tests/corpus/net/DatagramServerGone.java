// The server has ended: a connected client is told, one that is not connected times out.
//@ process: server = DatagramServerGone$Server {port}
//@ process: client = DatagramServerGone$Client {port}
import java.io.IOException;
import java.net.*;

public class DatagramServerGone {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket socket = new DatagramSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                System.out.println(socket.isBound());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Thread.sleep(1500);
            DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]));
            for (boolean connected : new boolean[] {false, true}) {
                try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
                    socket.setSoTimeout(200);
                    if (connected) {
                        socket.connect(packet.getSocketAddress());
                    }
                    socket.send(packet);
                    socket.receive(new DatagramPacket(new byte[1], 1));
                    System.out.println("an answer");
                } catch (IOException e) {
                    System.out.println(e);
                }
            }
        }
    }
}
