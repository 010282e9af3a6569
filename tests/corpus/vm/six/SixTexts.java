// How addresses of sixteen bytes are read and written. No network is used.

import java.net.*;
import java.util.Arrays;

public class SixTexts {
    public static void main(String[] args) throws Exception {
        for (String text : new String[] {"::", "::1", "fe80::1", "2001:db8::8:800:200c:417a", "::ffff:10.1.2.3", "[::1]", "ff02::1"}) {
            InetAddress address = InetAddress.getByName(text);
            System.out.println(text + " is " + address.getHostAddress() + ", " + address.getClass().getSimpleName());
            System.out.println("  " + address.isAnyLocalAddress() + address.isLoopbackAddress() + address.isLinkLocalAddress()
                + address.isMulticastAddress() + address.isSiteLocalAddress());
            System.out.println("  " + Arrays.toString(address.getAddress()));
        }
        System.out.println(InetAddress.getByAddress("me", new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 127, 0, 0, 1}));
        System.out.println(Inet6Address.getByAddress("six", new byte[16], 3).getHostAddress());
        System.out.println(InetAddress.getByName("::1").equals(InetAddress.getByName("0:0:0:0:0:0:0:1")));
        System.out.println(new InetSocketAddress("::1", 80) + " " + new InetSocketAddress("127.0.0.1", 80));
        System.out.println(InetSocketAddress.createUnresolved("::1", 80));
        System.out.println(new URI("http://[::1]:8080/a").getHost() + " " + new URL("http://[::1]:8080/a").getHost());
        System.out.println(InetAddress.getLoopbackAddress());
        System.out.println(Arrays.toString(InetAddress.getAllByName("::1")));
        for (String wrong : new String[] {":::1", "1:2:3", "::g"}) {
            try {
                System.out.println(InetAddress.getByName(wrong));
            } catch (UnknownHostException e) {
                System.out.println("not " + wrong);
            }
        }
    }
}
