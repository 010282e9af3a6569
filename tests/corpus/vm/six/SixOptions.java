// Options of sockets of both families: one value for both.

import java.net.*;
import java.nio.channels.*;

public class SixOptions {
    public static void main(String[] args) throws Exception {
        try (DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("::1", 0))) {
            channel.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 7);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, false);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, NetworkInterface.getByName("lo"));
            System.out.println(channel.getOption(StandardSocketOptions.IP_MULTICAST_TTL));
            System.out.println(channel.getOption(StandardSocketOptions.IP_MULTICAST_LOOP));
            System.out.println(channel.getOption(StandardSocketOptions.IP_MULTICAST_IF).getName());
        }
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName("::1"));
             Socket client = new Socket("::1", server.getLocalPort())) {
            client.setTcpNoDelay(true);
            client.setKeepAlive(true);
            client.setSoLinger(true, 3);
            client.setReuseAddress(true);
            System.out.println(client.getTcpNoDelay() + " " + client.getKeepAlive() + " " + client.getSoLinger() + " " + client.getReuseAddress());
        }
        try (ServerSocketChannel one = ServerSocketChannel.open()) {
            one.setOption(StandardSocketOptions.SO_REUSEPORT, true);
            one.bind(new InetSocketAddress("::1", 0));
            System.out.println(one.getOption(StandardSocketOptions.SO_REUSEPORT));
            try (ServerSocketChannel two = ServerSocketChannel.open()) {
                two.setOption(StandardSocketOptions.SO_REUSEPORT, true);
                two.bind(one.getLocalAddress());
                System.out.println("shared");
            }
            try (ServerSocketChannel three = ServerSocketChannel.open()) {
                three.bind(one.getLocalAddress());
            } catch (BindException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
