// What a channel says of a connection that is pending, and which calls it refuses meanwhile.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class ConnectStates {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel c = SocketChannel.open();
        try {
            c.finishConnect();
        } catch (NoConnectionPendingException e) {
            System.out.println(e);
        }
        c.configureBlocking(false);
        c.connect(listener.getLocalAddress());
        try {
            c.connect(listener.getLocalAddress());
        } catch (ConnectionPendingException e) {
            System.out.println(e);
        }
        try {
            c.write(ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        c.configureBlocking(true);
        System.out.println(c.finishConnect());
        SocketChannel s = listener.accept();
        c.close();
        try {
            c.connect(listener.getLocalAddress());
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        System.out.println(s.read(ByteBuffer.allocate(1)));
        s.close();
        listener.close();
    }
}
