// Nobody is bound where a datagram goes: a connected socket is told by its next operation, once; one
// that is not connected never.
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class Unreachable {
    interface Step {
        void run() throws IOException;
    }

    static void step(String what, Step step) {
        try {
            step.run();
            System.out.println(what);
        } catch (IOException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        DatagramSocket gone = new DatagramSocket(0, here);
        int port = gone.getLocalPort();
        DatagramPacket packet = new DatagramPacket(new byte[3], 3, here, port);
        DatagramPacket buffer = new DatagramPacket(new byte[3], 3);
        try (DatagramSocket socket = new DatagramSocket(0, here)) {
            gone.close();
            socket.setSoTimeout(30);
            step("send", () -> socket.send(packet));
            step("send", () -> socket.send(packet));
            step("receive", () -> socket.receive(buffer));
            socket.connect(here, port);
            step("connected send", () -> socket.send(packet));
            step("connected receive", () -> socket.receive(buffer));
            step("connected receive", () -> socket.receive(buffer));
            step("connected send", () -> socket.send(packet));
            step("connected send", () -> socket.send(packet));
            step("connected receive", () -> socket.receive(buffer));
        }
    }
}
