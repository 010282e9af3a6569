//@ flags: -Djava.net.preferIPv6Addresses=true
// With this property the loopback address and that of all addresses are those of IPv6.

import java.net.*;

public class SixPreferred {
    public static void main(String[] args) throws Exception {
        System.out.println(InetAddress.getLoopbackAddress());
        System.out.println(new ServerSocket(0).getInetAddress());
        try (ServerSocket server = new ServerSocket(0);
             Socket client = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort());
             Socket accepted = server.accept()) {
            System.out.println(accepted.getInetAddress() + " " + client.getLocalAddress());
        }
        System.out.println(new InetSocketAddress(80).getAddress());
    }
}
