// The socket of a channel and the channel are two views of one thing.
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.IllegalBlockingModeException;

public class Adaptor {
    public static void main(String[] args) throws Exception {
        DatagramChannel channel = DatagramChannel.open();
        DatagramSocket socket = channel.socket();
        System.out.println((socket.getChannel() == channel) + " " + (channel.socket() == socket) + " " + socket.isBound());
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        System.out.println(channel.getLocalAddress().equals(socket.getLocalSocketAddress()));
        channel.send(ByteBuffer.wrap("through".getBytes()), channel.getLocalAddress());
        DatagramPacket packet = new DatagramPacket(new byte[16], 16);
        socket.receive(packet);
        System.out.println(new String(packet.getData(), 0, packet.getLength()));
        socket.setSoTimeout(20);
        try {
            socket.receive(packet);
        } catch (SocketTimeoutException e) {
            System.out.println(e.getMessage());
        }
        channel.configureBlocking(false);
        try {
            socket.receive(packet);
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        socket.close();
        System.out.println(channel.isOpen() + " " + socket.isClosed() + " " + new DatagramSocket().getChannel());
    }
}
