// The loopback interface, found in every way.
import java.net.*;
import java.util.*;

public class NetworkInterfaces {
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

    public static void main(String[] args) throws Exception {
        NetworkInterface lo = NetworkInterface.getByName("lo");
        System.out.println(lo + " " + lo.getName() + " " + lo.getDisplayName() + " " + lo.getIndex());
        System.out.println(lo.isUp() + " " + lo.isLoopback() + " " + lo.isPointToPoint() + " " + lo.isVirtual() + " "
                + lo.supportsMulticast() + " " + lo.getMTU() + " " + Arrays.toString(lo.getHardwareAddress()));
        List<InetAddress> four = new ArrayList<>();
        for (InetAddress a : Collections.list(lo.getInetAddresses())) if (a instanceof Inet4Address) four.add(a);
        System.out.println(four);
        System.out.println(lo.inetAddresses().anyMatch(InetAddress::isLoopbackAddress));
        for (InterfaceAddress a : lo.getInterfaceAddresses()) {
            if (a.getAddress() instanceof Inet4Address) {
                System.out.println(a + " " + a.getNetworkPrefixLength() + " " + a.getBroadcast());
            }
        }
        System.out.println(lo.getParent() + " " + Collections.list(lo.getSubInterfaces()).size());
        System.out.println(lo.equals(NetworkInterface.getByIndex(lo.getIndex())));
        System.out.println(lo.equals(NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress())));
        System.out.println(Collections.list(NetworkInterface.getNetworkInterfaces()).contains(lo));
        System.out.println(NetworkInterface.networkInterfaces().anyMatch(lo::equals));
        System.out.println(lo.hashCode() == "lo".hashCode());
        show("no such name", () -> NetworkInterface.getByName("nosuch9"));
        show("no such address", () -> NetworkInterface.getByInetAddress(InetAddress.getByName("192.0.2.55")));
        show("no such index", () -> NetworkInterface.getByIndex(9999));
        show("null", () -> NetworkInterface.getByName(null));
        show("negative", () -> NetworkInterface.getByIndex(-1));
        show("null address", () -> NetworkInterface.getByInetAddress(null));
        show("reachable", () -> InetAddress.getLoopbackAddress().isReachable(1000));
    }
}
