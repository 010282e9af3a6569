// The datagram may come after the time limit.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;

public class DatagramReceiveTimeout {
    public static void main(String[] args) throws Exception {
        DatagramSocket in = new DatagramSocket(0, InetAddress.getLoopbackAddress());
        in.setSoTimeout(1000);
        SocketAddress to = in.getLocalSocketAddress();
        Thread t = new Thread(() -> { try (DatagramSocket out = new DatagramSocket()) { out.send(new DatagramPacket(new byte[1], 1, to)); } catch (IOException e) { throw new UncheckedIOException(e); } });
        t.start();
        boolean got = true;
        try { in.receive(new DatagramPacket(new byte[1], 1)); } catch (SocketTimeoutException e) { got = false; }
        t.join();
        assert got; //~ assertion-failure
    }
}
