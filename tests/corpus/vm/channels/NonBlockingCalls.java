// What calls of a channel that does not wait give while there is nothing, and when there is something.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class NonBlockingCalls {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        listener.configureBlocking(false);
        System.out.println("accept " + listener.accept());
        SocketChannel client = SocketChannel.open();
        client.configureBlocking(false);
        System.out.println("connect " + client.connect(listener.getLocalAddress()));
        System.out.println("pending " + client.isConnectionPending() + " connected " + client.isConnected());
        try {
            client.read(ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        while (!client.finishConnect()) Thread.sleep(1);
        System.out.println("pending " + client.isConnectionPending() + " connected " + client.isConnected());
        System.out.println("again " + client.finishConnect());
        SocketChannel server;
        while ((server = listener.accept()) == null) Thread.sleep(1);
        System.out.println("accepted blocks " + server.isBlocking());
        server.configureBlocking(false);
        System.out.println("read " + server.read(ByteBuffer.allocate(4)));
        System.out.println("write " + client.write(ByteBuffer.wrap(new byte[] {1, 2, 3})));
        ByteBuffer in = ByteBuffer.allocate(2);
        while (in.hasRemaining()) server.read(in);
        System.out.println(in.get(0) + " " + in.get(1));
        System.out.println("full buffer " + server.read(in));
        in.clear();
        System.out.println("rest " + server.read(in));
        client.close();
        int count;
        while ((count = server.read(ByteBuffer.allocate(4))) == 0) Thread.sleep(1);
        System.out.println("end " + count);
        server.close();
        listener.close();
        System.out.println(client.isOpen() + " " + server.isOpen() + " " + listener.isOpen());
    }
}
