// The loopback interface has an address of each family.

import java.net.*;
import java.util.Collections;

public class SixInterfaces {
    public static void main(String[] args) throws Exception {
        NetworkInterface lo = NetworkInterface.getByName("lo");
        for (InetAddress address : Collections.list(lo.getInetAddresses())) {
            System.out.println(address + " " + address.getClass().getSimpleName());
        }
        for (InterfaceAddress address : lo.getInterfaceAddresses()) {
            System.out.println(address + " " + address.getNetworkPrefixLength() + " " + address.getBroadcast());
        }
        InetAddress six = InetAddress.getByName("::1");
        System.out.println(NetworkInterface.getByInetAddress(six));
        System.out.println(NetworkInterface.getByInetAddress(InetAddress.getByName("2001:db8::1")));
        Inet6Address scoped = (Inet6Address) Collections.list(lo.getInetAddresses()).get(0);
        System.out.println(scoped.getScopedInterface().getName() + " " + scoped.getScopeId() + " " + scoped.equals(six));
        try (ServerSocket server = new ServerSocket(0, 5, scoped); Socket client = new Socket(six, server.getLocalPort())) {
            System.out.println(client.getInetAddress());
        }
        System.out.println(six.isReachable(1000));
    }
}
