//@ flags: -Djava.net.preferIPv4Stack=true
// With the property that turns IPv6 off, channels are of IPv4 alone, and an address of IPv6 is of no use to them.

import java.net.*;
import java.nio.channels.*;

public class FourPreferred {
    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(null)) {
            System.out.println(((InetSocketAddress) server.getLocalAddress()).getAddress());
        }
        try (DatagramChannel datagrams = DatagramChannel.open().bind(null)) {
            System.out.println(((InetSocketAddress) datagrams.getLocalAddress()).getAddress());
        }
        try {
            SocketChannel.open(new InetSocketAddress("::1", 1));
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
        try {
            ServerSocketChannel.open(StandardProtocolFamily.INET6);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(NetworkInterface.getByName("lo").getInterfaceAddresses());
    }
}
