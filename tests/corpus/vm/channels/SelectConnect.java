// A connect that does not wait is told of by a selector: one that succeeds and one that is refused.
import java.net.*;
import java.nio.channels.*;

public class SelectConnect {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        InetSocketAddress at = (InetSocketAddress) listener.getLocalAddress();
        try (Selector s = Selector.open(); SocketChannel c = SocketChannel.open()) {
            c.configureBlocking(false);
            System.out.println(c.connect(at));
            SelectionKey key = c.register(s, SelectionKey.OP_CONNECT);
            System.out.println(s.select() + " " + key.isConnectable());
            System.out.println(c.finishConnect() + " " + c.getRemoteAddress().equals(at));
            key.interestOps(SelectionKey.OP_WRITE);
            s.selectedKeys().clear();
            System.out.println(s.select() + " " + key.isWritable() + " " + key.isConnectable());
        }
        listener.close();
        try (Selector s = Selector.open(); SocketChannel c = SocketChannel.open()) {
            c.configureBlocking(false);
            System.out.println(c.connect(at));
            SelectionKey key = c.register(s, SelectionKey.OP_CONNECT);
            System.out.println(s.select() + " " + key.isConnectable());
            try {
                c.finishConnect();
            } catch (ConnectException e) {
                System.out.println(e + " " + c.isOpen() + " " + key.isValid());
            }
        }
        try (SocketChannel c = SocketChannel.open(at)) {
            System.out.println("connected");
        } catch (ConnectException e) {
            System.out.println(e);
        }
    }
}
