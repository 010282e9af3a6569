// Options of channels, and where they are bound.
import java.net.*;
import java.nio.channels.*;
import java.util.*;

public class ChannelOptions {
    public static void main(String[] args) throws Exception {
        try (SocketChannel c = SocketChannel.open(); ServerSocketChannel l = ServerSocketChannel.open()) {
            System.out.println(c.getLocalAddress() + " " + c.getRemoteAddress() + " " + l.getLocalAddress());
            for (SocketOption<Boolean> o : List.of(StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.SO_KEEPALIVE)) {
                System.out.println(o + " " + c.getOption(o) + " " + c.setOption(o, true).getOption(o));
            }
            System.out.println(c.getOption(StandardSocketOptions.SO_LINGER));
            c.setOption(StandardSocketOptions.SO_LINGER, 5);
            System.out.println(c.getOption(StandardSocketOptions.SO_LINGER));
            System.out.println(l.getOption(StandardSocketOptions.SO_REUSEADDR));
            System.out.println(c.supportedOptions().contains(StandardSocketOptions.TCP_NODELAY));
            System.out.println(c.validOps() + " " + l.validOps());
            l.bind(new InetSocketAddress("127.0.0.1", 0), 3);
            InetSocketAddress at = (InetSocketAddress) l.getLocalAddress();
            System.out.println(at.getAddress() + " " + (at.getPort() > 0));
            try {
                l.bind(null);
            } catch (AlreadyBoundException e) {
                System.out.println(e);
            }
            c.bind(new InetSocketAddress("127.0.0.1", 0));
            c.connect(at);
            System.out.println(c.getRemoteAddress().equals(at));
            try {
                c.connect(at);
            } catch (AlreadyConnectedException e) {
                System.out.println(e);
            }
            SocketChannel s = l.accept();
            System.out.println(s.getLocalAddress().equals(at) + " " + s.getRemoteAddress().equals(c.getLocalAddress()));
            s.close();
            System.out.println(s.toString() + " " + c.toString().startsWith("java.nio.channels.SocketChannel[connected local=/127.0.0.1:"));
        }
        try (ServerSocketChannel l = ServerSocketChannel.open()) {
            l.accept();
        } catch (NotYetBoundException e) {
            System.out.println(e);
        }
        try (SocketChannel c = SocketChannel.open()) {
            c.write(java.nio.ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        try (SocketChannel c = SocketChannel.open()) {
            c.connect(InetSocketAddress.createUnresolved("nowhere.invalid", 1));
        } catch (UnresolvedAddressException e) {
            System.out.println(e);
        }
        try (ServerSocketChannel a = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
             ServerSocketChannel b = ServerSocketChannel.open()) {
            b.bind(a.getLocalAddress());
        } catch (BindException e) {
            System.out.println(e.getMessage());
        }
    }
}
