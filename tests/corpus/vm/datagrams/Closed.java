// What a closed socket says.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;

public class Closed {
    interface Step {
        Object run() throws Exception;
    }

    static void step(String what, Step step) {
        try {
            System.out.println(what + ": " + step.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        DatagramSocket socket = new DatagramSocket(0, here);
        DatagramPacket packet = new DatagramPacket(new byte[3], 3, here, socket.getLocalPort());
        socket.send(packet);
        System.out.println(socket.isClosed());
        socket.close();
        socket.close();
        System.out.println(socket.isClosed() + " " + socket.isBound() + " " + socket.isConnected());
        step("port", socket::getLocalPort);
        step("address", socket::getLocalAddress);
        step("socket address", socket::getLocalSocketAddress);
        step("send", () -> {
            socket.send(packet);
            return "sent";
        });
        step("receive", () -> {
            socket.receive(packet);
            return "received";
        });
        step("limit", socket::getSoTimeout);
        step("buffer", socket::getReceiveBufferSize);
        step("bind", () -> {
            socket.bind(new InetSocketAddress(here, 0));
            return "bound";
        });
        step("connect", () -> {
            socket.connect(here, 9);
            return "connected";
        });
    }
}
