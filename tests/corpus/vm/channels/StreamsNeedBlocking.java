// Streams over a channel that does not wait are refused.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class StreamsNeedBlocking {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        client.configureBlocking(false);
        try {
            Channels.newOutputStream(client).write(1);
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        try {
            client.socket().getInputStream().read();
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        listener.configureBlocking(false);
        try {
            listener.socket().accept();
        } catch (IllegalBlockingModeException e) {
            System.out.println(e);
        }
        client.close();
        server.close();
        listener.close();
    }
}
