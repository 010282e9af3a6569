// An interrupted thread and each kind of channel: what is thrown, what is closed, what the flag says afterwards.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AfterInterruptAll {
    interface Act {
        Object run() throws Exception;
    }

    static void interrupted(String what, Channel channel, Act act) {
        Thread.currentThread().interrupt();
        String result;
        try {
            result = "gives " + act.run();
        } catch (Exception e) {
            result = e.getClass().getSimpleName();
        }
        System.out.println(what + " " + result + " open " + channel.isOpen() + " flag " + Thread.interrupted());
    }

    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketAddress address = listener.getLocalAddress();
        SocketChannel a = SocketChannel.open(address);
        SocketChannel sa = listener.accept();
        interrupted("write", a, () -> a.write(ByteBuffer.allocate(1)));
        System.out.println("other side reads " + sa.read(ByteBuffer.allocate(1)));
        SocketChannel b = SocketChannel.open(address);
        SocketChannel sb = listener.accept();
        b.configureBlocking(false);
        interrupted("non-blocking read", b, () -> b.read(ByteBuffer.allocate(1)));
        interrupted("non-blocking write", b, () -> b.write(ByteBuffer.allocate(1)));
        SocketChannel c = SocketChannel.open();
        interrupted("connect", c, () -> c.connect(address));
        SocketChannel d = SocketChannel.open();
        interrupted("options", d, () -> d.setOption(StandardSocketOptions.TCP_NODELAY, true).getOption(StandardSocketOptions.TCP_NODELAY));
        interrupted("bind", d, () -> d.bind(null) == d);
        DatagramChannel e = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        interrupted("datagram send", e, () -> e.send(ByteBuffer.allocate(1), e.getLocalAddress()));
        DatagramChannel f = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        interrupted("datagram receive", f, () -> f.receive(ByteBuffer.allocate(1)));
        DatagramChannel g = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        g.configureBlocking(false);
        interrupted("non-blocking receive", g, () -> g.receive(ByteBuffer.allocate(1)));
        Pipe p = Pipe.open();
        interrupted("sink", p.sink(), () -> p.sink().write(ByteBuffer.allocate(1)));
        System.out.println("source reads " + p.source().read(ByteBuffer.allocate(1)));
        interrupted("accept", listener, () -> listener.accept());
        ServerSocketChannel again = ServerSocketChannel.open();
        again.configureBlocking(false);
        again.bind(new InetSocketAddress("localhost", 0));
        interrupted("non-blocking accept", again, () -> again.accept());
        Selector s = Selector.open();
        Thread.currentThread().interrupt();
        System.out.println(s.select() + " " + Thread.currentThread().isInterrupted() + " " + s.selectNow() + " " + Thread.interrupted() + " " + s.isOpen());
        Socket plain = sb.socket();
        Thread.currentThread().interrupt();
        try {
            plain.getOutputStream().write(1);
        } catch (ClosedByInterruptException x) {
            System.out.println(x);
        }
        System.out.println("stream of a channel " + Thread.interrupted() + " " + sb.isOpen());
    }
}
