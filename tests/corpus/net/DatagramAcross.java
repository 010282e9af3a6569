// Questions and answers by datagrams between two processes.
//@ process: server = DatagramAcross$Server {port}
//@ process: client = DatagramAcross$Client {port}
import java.net.*;

public class DatagramAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket socket = new DatagramSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                DatagramPacket packet = new DatagramPacket(new byte[100], 100);
                String text;
                do {
                    socket.receive(packet);
                    text = new String(packet.getData(), 0, packet.getLength());
                    System.out.println("heard " + text);
                    byte[] answer = text.toUpperCase().getBytes();
                    socket.send(new DatagramPacket(answer, answer.length, packet.getSocketAddress()));
                } while (!text.equals("bye"));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.connect(InetAddress.getLoopbackAddress(), port);
                for (String word : new String[] {"hello", "how are you", "", "bye"}) {
                    socket.send(new DatagramPacket(word.getBytes(), word.length()));
                    if (word.isEmpty()) {
                        // A connected channel writes nothing where there is nothing.
                        continue;
                    }
                    DatagramPacket answer = new DatagramPacket(new byte[8], 8);
                    socket.receive(answer);
                    System.out.println(new String(answer.getData(), 0, answer.getLength())
                            + " " + (answer.getPort() == port));
                }
            }
        }
    }
}
