// One direction ends and the other goes on.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class HalfClosed {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        client.write(ByteBuffer.wrap(new byte[] {7}));
        System.out.println(client.shutdownOutput() == client);
        ByteBuffer in = ByteBuffer.allocate(4);
        System.out.println(server.read(in) + " " + server.read(in));
        try {
            client.write(ByteBuffer.allocate(1));
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        server.write(ByteBuffer.wrap(new byte[] {8, 9}));
        in.clear();
        System.out.println(client.read(in));
        client.shutdownInput();
        System.out.println(client.read(in));
        System.out.println(client.socket().isInputShutdown() + " " + client.socket().isOutputShutdown());
        client.close();
        try {
            client.shutdownInput();
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        server.close();
        listener.close();
    }
}
