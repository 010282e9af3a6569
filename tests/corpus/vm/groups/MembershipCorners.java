// Membership of groups: addresses that are none, leaving without joining, joining twice, keys dropped, closing.
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class MembershipCorners {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        NetworkInterface lo = NetworkInterface.getByName("lo");
        InetAddress group = InetAddress.getByName("239.7.7.7");
        MulticastSocket m = new MulticastSocket(0);
        InetSocketAddress at = new InetSocketAddress(group, 0);
        attempt("no group", () -> {
            m.joinGroup(new InetSocketAddress("127.0.0.1", 0), lo);
            return "joined";
        });
        attempt("leave first", () -> {
            m.leaveGroup(at, lo);
            return "left";
        });
        m.joinGroup(at, lo);
        attempt("twice", () -> {
            m.joinGroup(at, lo);
            return "joined";
        });
        m.leaveGroup(at, lo);
        System.out.println(m.getTimeToLive() + " " + m.getReuseAddress() + " " + m.getOption(StandardSocketOptions.IP_MULTICAST_LOOP));
        attempt("ttl", () -> {
            m.setTimeToLive(256);
            return "set";
        });
        m.close();
        attempt("closed", () -> {
            m.joinGroup(at, lo);
            return "joined";
        });
        DatagramChannel c = DatagramChannel.open(StandardProtocolFamily.INET).setOption(StandardSocketOptions.SO_REUSEADDR, true).bind(new InetSocketAddress(0));
        MembershipKey key = c.join(group, lo);
        System.out.println(key.isValid() + " " + key.group() + " " + key.networkInterface().getName() + " " + key.sourceAddress() + " " + (key.channel() == c));
        System.out.println(c.join(group, lo) == key);
        attempt("with source", () -> c.join(group, lo, InetAddress.getByName("127.0.0.1")));
        key.block(InetAddress.getByName("127.0.0.2"));
        attempt("block group", () -> key.block(group));
        attempt("unblock other", () -> key.unblock(InetAddress.getByName("127.0.0.3")));
        key.drop();
        key.drop();
        System.out.println(key.isValid());
        attempt("block dropped", () -> key.block(InetAddress.getByName("127.0.0.2")));
        MembershipKey source = c.join(group, lo, InetAddress.getByName("127.0.0.1"));
        System.out.println(source.sourceAddress());
        attempt("block with source", () -> source.block(InetAddress.getByName("127.0.0.2")));
        c.close();
        System.out.println(source.isValid());
        attempt("join closed", () -> c.join(group, lo));
    }
}
