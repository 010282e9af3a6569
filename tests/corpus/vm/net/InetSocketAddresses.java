// Socket addresses: resolved and not, equality, texts, what is refused.
import java.io.*;
import java.net.*;
import java.util.*;

public class InetSocketAddresses {
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

    static String all(InetSocketAddress a) {
        return a + " " + a.isUnresolved() + " " + a.getAddress() + " " + a.getPort() + " " + a.getHostString() + " "
                + a.hashCode();
    }

    static Object copy(Object x) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(x);
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        show("port", () -> all(new InetSocketAddress(80)));
        show("name", () -> all(new InetSocketAddress("localhost", 81)));
        show("number", () -> all(new InetSocketAddress("10.2.3.4", 82)));
        show("address", () -> all(new InetSocketAddress(InetAddress.getLoopbackAddress(), 83)));
        show("null address", () -> all(new InetSocketAddress((InetAddress) null, 84)));
        show("unknown", () -> all(new InetSocketAddress("no.such.host.invalid", 85)));
        show("unresolved", () -> all(InetSocketAddress.createUnresolved("localhost", 86)));
        show("six", () -> all(new InetSocketAddress("::1", 87)));
        show("unresolved six", () -> InetSocketAddress.createUnresolved("::1", 87));
        show("null name", () -> new InetSocketAddress((String) null, 1));
        show("null unresolved", () -> InetSocketAddress.createUnresolved(null, 1));
        show("bad port", () -> new InetSocketAddress(-1));
        show("bad port", () -> new InetSocketAddress("localhost", 65536));
        show("bad port", () -> InetSocketAddress.createUnresolved("localhost", 70000));
        InetSocketAddress name = new InetSocketAddress("localhost", 7);
        InetSocketAddress number = new InetSocketAddress("127.0.0.1", 7);
        System.out.println(name.equals(number) + " " + (name.hashCode() == number.hashCode()) + " "
                + name.equals(new InetSocketAddress("localhost", 8)) + " "
                + name.equals(InetSocketAddress.createUnresolved("localhost", 7)) + " "
                + InetSocketAddress.createUnresolved("A", 7).equals(InetSocketAddress.createUnresolved("a", 7)));
        System.out.println(number.getHostString() + " " + number.getHostName() + " " + number.getHostString());
        for (Object x : List.of(name, number, InetSocketAddress.createUnresolved("u", 3),
                InetAddress.getByName("1.2.3.4"), InetAddress.getByName("::2"))) {
            Object y = copy(x);
            System.out.println(y + " " + x.equals(y));
        }
        System.out.println(new Proxy(Proxy.Type.SOCKS, InetSocketAddress.createUnresolved("p", 1080)) + " "
                + Proxy.NO_PROXY + " " + Proxy.NO_PROXY.address());
    }
}
