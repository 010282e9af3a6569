// A close wakes a thread that waits in receive, with a limit or without one.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class AsyncClose {
    public static void main(String[] args) throws Exception {
        for (int limit : new int[] {0, 60_000}) {
            DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
            socket.setSoTimeout(limit);
            int port = socket.getLocalPort();
            Thread reader = new Thread(() -> {
                try {
                    socket.receive(new DatagramPacket(new byte[4], 4));
                    System.out.println("received");
                } catch (Exception e) {
                    System.out.println(e + " " + socket.isClosed());
                }
            });
            reader.start();
            Thread.sleep(200);
            socket.close();
            reader.join();
            // The port is free again.
            new DatagramSocket(port, InetAddress.getLoopbackAddress()).close();
        }
    }
}
