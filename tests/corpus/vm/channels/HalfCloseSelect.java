// A selector and directions that end one by one: what is ready then, and what reads and writes give.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class HalfCloseSelect {
    static Selector s;

    static void show(String when, SelectionKey key) throws Exception {
        s.selectedKeys().clear();
        int n = s.select(20);
        System.out.println(when + ": " + n + " " + (n == 0 ? "" : "" + key.readyOps()));
    }

    public static void main(String[] args) throws Exception {
        s = Selector.open();
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        server.configureBlocking(false);
        SelectionKey key = server.register(s, SelectionKey.OP_READ);
        show("nothing", key);
        client.shutdownOutput();
        show("end", key);
        System.out.println(server.read(ByteBuffer.allocate(1)) + " " + server.read(ByteBuffer.allocate(1)));
        show("still", key);
        key.interestOps(SelectionKey.OP_WRITE);
        show("write", key);
        System.out.println(server.write(ByteBuffer.wrap("after".getBytes())));
        ByteBuffer b = ByteBuffer.allocate(9);
        System.out.println(client.read(b) + " " + client.isConnected() + " " + client.socket().isOutputShutdown());
        try {
            client.write(ByteBuffer.allocate(1));
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        server.shutdownInput();
        show("input shut", key);
        System.out.println(server.read(ByteBuffer.allocate(1)));
        server.shutdownOutput();
        try {
            server.write(ByteBuffer.allocate(1));
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        System.out.println(client.read(b) + " " + server.isOpen() + " " + server.isConnected());
        System.out.println(server.shutdownInput() == server);
        System.out.println(server.socket().isInputShutdown() + " " + server.socket().isOutputShutdown() + " " + server.socket().isClosed());
        server.close();
        show("closed", key);
        try {
            server.shutdownOutput();
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        SocketChannel fresh = SocketChannel.open();
        try {
            fresh.shutdownInput();
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        try {
            fresh.read(ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
    }
}
