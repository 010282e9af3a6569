// Addresses that do not depend on the machine: literals, loopback, kinds, equality, texts.
import java.net.*;
import java.util.*;

public class InetAddresses {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static String kinds(InetAddress a) {
        return "any " + a.isAnyLocalAddress() + " loop " + a.isLoopbackAddress() + " link " + a.isLinkLocalAddress()
                + " site " + a.isSiteLocalAddress() + " multi " + a.isMulticastAddress() + " mc " + a.isMCGlobal()
                + a.isMCLinkLocal() + a.isMCNodeLocal() + a.isMCOrgLocal() + a.isMCSiteLocal();
    }

    public static void main(String[] args) throws Exception {
        for (String text : new String[] {"127.0.0.1", "0.0.0.0", "10.1.2.3", "192.168.0.1", "169.254.1.1", "224.0.0.1",
            "239.255.0.1", "172.16.0.1", "172.32.0.1", "8.8.8.8", "255.255.255.255", "::1", "::", "fe80::1", "fec0::1",
            "ff02::1", "2001:db8::ff00:42:8329", "::ffff:1.2.3.4", "[::1]"}) {
            show(text, () -> {
                InetAddress a = InetAddress.getByName(text);
                return a + " " + a.getClass().getSimpleName() + " " + a.getHostAddress() + " "
                        + Arrays.toString(a.getAddress()) + " " + kinds(a) + " " + a.hashCode();
            });
        }
        for (String text : new String[] {"1", "1.2", "1.2.3", "1.2.3.4.5.6", "256.1.1.1", "no.such.host.invalid",
            "1.2.3.x", ":1:2", "[1.2.3.4]", "", "[]", "::g", "1.2.3.4.invalid", "a b.invalid"}) {
            show("\"" + text + "\"", () -> InetAddress.getByName(text));
        }
        show("null", () -> InetAddress.getByName(null));
        show("localhost", () -> InetAddress.getByName("localhost"));
        show("LocalHost", () -> InetAddress.getByName("LocalHost"));
        show("loopback", InetAddress::getLoopbackAddress);
        show("all of a literal", () -> Arrays.toString(InetAddress.getAllByName("9.8.7.6")));
        show("all of null", () -> Arrays.toString(InetAddress.getAllByName(null)));
        show("all of nothing", () -> Arrays.toString(InetAddress.getAllByName("no.such.host.invalid")));
        show("bytes", () -> InetAddress.getByAddress(new byte[] {1, 2, 3, 4}));
        show("bytes and name", () -> InetAddress.getByAddress("my name", new byte[] {1, 2, 3, 4}));
        show("name", () -> InetAddress.getByAddress("my name", new byte[] {1, 2, 3, 4}).getHostName());
        show("name of localhost", () -> InetAddress.getByName("127.0.0.1").getHostName());
        show("canonical", () -> InetAddress.getByName("localhost").getCanonicalHostName());
        show("six bytes", () -> InetAddress.getByAddress(new byte[16]));
        show("mapped", () -> InetAddress.getByAddress(
                new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 255, (byte) 255, 1, 2, 3, 4}));
        show("bad length", () -> InetAddress.getByAddress(new byte[5]));
        show("equal", () -> InetAddress.getByName("1.2.3.4").equals(
                InetAddress.getByAddress("x", new byte[] {1, 2, 3, 4})));
        show("not equal", () -> InetAddress.getByName("1.2.3.4").equals(InetAddress.getByName("1.2.3.5")));
        show("not a string", () -> InetAddress.getByName("1.2.3.4").equals("1.2.3.4"));
        show("local host", () -> {
            InetAddress local = InetAddress.getLocalHost();
            return local.getHostName() != null && local.getAddress().length == 4;
        });
        show("six", () -> {
            Inet6Address six = Inet6Address.getByAddress("n", new byte[16], 4);
            return six + " " + six.getScopeId() + " " + six.isIPv4CompatibleAddress();
        });
        Set<InetAddress> set = new HashSet<>();
        for (int i = 0; i < 6; i++) set.add(InetAddress.getByAddress(new byte[] {1, 1, 1, (byte) (i / 2)}));
        System.out.println(set.size());
    }
}
