// One thread closes the socket at any moment: the other, before its receive or in the middle of it, is
// told so and does not wait for ever.
//@ process: only = DatagramClosedUnderReceiver
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.SocketException;

public class DatagramClosedUnderReceiver {
    public static void main(String[] args) throws IOException, InterruptedException {
        DatagramSocket socket = new DatagramSocket(7000);
        Thread receiver = new Thread(() -> {
            try {
                socket.receive(new DatagramPacket(new byte[4], 4));
                assert false : "nobody sends";
            } catch (SocketException e) {
                assert socket.isClosed();
            } catch (IOException e) {
                assert false : e;
            }
        });
        receiver.start();
        socket.close();
        receiver.join();
    }
}
