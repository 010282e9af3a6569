// A datagram and its answer between two sockets of one process.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class Echo {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket server = new DatagramSocket(0, here);
                DatagramSocket client = new DatagramSocket(0, here)) {
            Thread echo = new Thread(() -> {
                try {
                    DatagramPacket packet = new DatagramPacket(new byte[64], 64);
                    for (int i = 0; i < 3; i++) {
                        server.receive(packet);
                        server.send(packet);
                    }
                } catch (Exception e) {
                    e.printStackTrace();
                }
            });
            echo.start();
            for (String word : new String[] {"one", "a longer one", ""}) {
                byte[] bytes = word.getBytes();
                client.send(new DatagramPacket(bytes, bytes.length, here, server.getLocalPort()));
                DatagramPacket answer = new DatagramPacket(new byte[64], 64);
                client.receive(answer);
                System.out.println(new String(answer.getData(), 0, answer.getLength())
                        + " " + answer.getAddress() + " " + (answer.getPort() == server.getLocalPort()));
            }
            echo.join();
        }
    }
}
