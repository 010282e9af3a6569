import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Messages as datagrams: they may be lost, arrive twice or late, and nobody waits for them to be read. */
class Post {
    private static final int LARGEST = 512;

    private final DatagramSocket socket;
    private final InetAddress host = InetAddress.getLoopbackAddress();

    Post(int port) throws IOException {
        socket = new DatagramSocket(port, host);
    }

    void send(int port, Message message) throws IOException {
        byte[] bytes = message.toString().getBytes(StandardCharsets.US_ASCII);
        socket.send(new DatagramPacket(bytes, bytes.length, host, port));
    }

    /** The next message; null if none comes for so many milliseconds. With 0 it waits for ever. */
    Message receive(int millis) throws IOException {
        socket.setSoTimeout(millis);
        DatagramPacket packet = new DatagramPacket(new byte[LARGEST], LARGEST);
        try {
            socket.receive(packet);
        } catch (SocketTimeoutException e) {
            return null;
        }
        return Message.parse(new String(packet.getData(), 0, packet.getLength(), StandardCharsets.US_ASCII));
    }
}
