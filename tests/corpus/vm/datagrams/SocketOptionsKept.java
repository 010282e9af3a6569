// Options are kept, and given back as the system has them.
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.StandardSocketOptions;

public class SocketOptionsKept {
    public static void main(String[] args) throws Exception {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            System.out.println(socket.getBroadcast() + " " + socket.getReuseAddress() + " " + socket.getTrafficClass());
            socket.setBroadcast(false);
            socket.setReuseAddress(true);
            socket.setTrafficClass(0x10);
            System.out.println(socket.getBroadcast() + " " + socket.getReuseAddress() + " " + socket.getTrafficClass());
            socket.setReceiveBufferSize(10_000);
            socket.setSendBufferSize(20_000);
            System.out.println(socket.getReceiveBufferSize() + " " + socket.getSendBufferSize());
            socket.setOption(StandardSocketOptions.SO_RCVBUF, 30_000);
            System.out.println(socket.getOption(StandardSocketOptions.SO_RCVBUF));
            socket.setOption(StandardSocketOptions.SO_BROADCAST, true);
            System.out.println(socket.getOption(StandardSocketOptions.SO_BROADCAST));
            for (int size : new int[] {0, -1}) {
                try {
                    socket.setReceiveBufferSize(size);
                } catch (IllegalArgumentException e) {
                    System.out.println(e.getMessage());
                }
            }
            System.out.println(socket.supportedOptions().contains(StandardSocketOptions.SO_SNDBUF)
                    + " " + socket.supportedOptions().contains(StandardSocketOptions.TCP_NODELAY));
        }
    }
}
