// Channels over IPv6: what they are bound to says which family they are of, and one of IPv4 takes no
// address of IPv6.

import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

public class SixChannels {
    static String at(SocketAddress address) {
        return ((InetSocketAddress) address).getAddress().toString();
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel any = ServerSocketChannel.open().bind(null)) {
            System.out.println(at(any.getLocalAddress()) + " " + any.socket().getInetAddress());
            int port = ((InetSocketAddress) any.getLocalAddress()).getPort();
            for (String text : new String[] {"::1", "127.0.0.1"}) {
                try (SocketChannel client = SocketChannel.open(new InetSocketAddress(text, port)); SocketChannel accepted = any.accept()) {
                    System.out.println(at(client.getLocalAddress()) + " to " + at(client.getRemoteAddress()));
                    System.out.println(at(accepted.getLocalAddress()) + " from " + at(accepted.getRemoteAddress()));
                    client.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
                    ByteBuffer read = ByteBuffer.allocate(8);
                    accepted.read(read);
                    System.out.println(read.position());
                }
            }
        }
        try (ServerSocketChannel four = ServerSocketChannel.open(StandardProtocolFamily.INET).bind(null)) {
            System.out.println(at(four.getLocalAddress()));
            int port = ((InetSocketAddress) four.getLocalAddress()).getPort();
            try (SocketChannel client = SocketChannel.open(new InetSocketAddress("::1", port))) {
                System.out.println("connected");
            } catch (ConnectException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ServerSocketChannel six = ServerSocketChannel.open(StandardProtocolFamily.INET6).bind(new InetSocketAddress("::1", 0))) {
            System.out.println(at(six.getLocalAddress()));
        }
        try (SocketChannel four = SocketChannel.open(StandardProtocolFamily.INET)) {
            four.connect(new InetSocketAddress("::1", 1));
        } catch (UnsupportedAddressTypeException e) {
            System.out.println(e);
        }
        try (SocketChannel bound = SocketChannel.open()) {
            bound.bind(new InetSocketAddress("::1", 0));
            System.out.println(at(bound.getLocalAddress()));
        }
        try (SocketChannel elsewhere = SocketChannel.open()) {
            elsewhere.bind(new InetSocketAddress("2001:db8::1", 0));
        } catch (BindException e) {
            System.out.println(e.getMessage());
        }
    }
}
