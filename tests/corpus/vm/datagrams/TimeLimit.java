// A receive with a time limit: over when nothing comes, and no hindrance when something is there.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class TimeLimit {
    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        DatagramSocket socket = new DatagramSocket(0, here);
        System.out.println(socket.getSoTimeout());
        socket.setSoTimeout(30);
        System.out.println(socket.getSoTimeout());
        DatagramPacket packet = new DatagramPacket(new byte[8], 8);
        for (int i = 0; i < 2; i++) {
            try {
                socket.receive(packet);
            } catch (SocketTimeoutException e) {
                System.out.println(e + " " + e.bytesTransferred + " " + packet.getLength());
            }
        }
        socket.send(new DatagramPacket(new byte[] {1, 2, 3}, 3, here, socket.getLocalPort()));
        socket.receive(packet);
        System.out.println(packet.getLength());
        try {
            socket.setSoTimeout(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        // It comes while the receiver waits.
        socket.setSoTimeout(60_000);
        Thread sender = new Thread(() -> {
            try {
                Thread.sleep(50);
                socket.send(new DatagramPacket(new byte[5], 5, here, socket.getLocalPort()));
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        sender.start();
        socket.receive(packet);
        System.out.println(packet.getLength());
        sender.join();
        socket.setSoTimeout(0);
        socket.send(new DatagramPacket(new byte[7], 7, here, socket.getLocalPort()));
        socket.receive(packet);
        System.out.println(packet.getLength());
        socket.close();
    }
}
