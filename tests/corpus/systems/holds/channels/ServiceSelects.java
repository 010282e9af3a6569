// A server in one thread selects for ever. It is a service: once both clients have their answers, it is idle, and the run
// is complete.
//@ process: server = ServiceSelects$Server
//@ process: one = ServiceSelects$Client
//@ process: other = ServiceSelects$Client
//@ flags: --start-in-order --service server
//@ note: idle
//@ unreduced: no
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class ServiceSelects {
    static class Server {
        public static void main(String[] args) throws IOException {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 7000));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            while (true) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ);
                    } else {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer buffer = ByteBuffer.allocate(1);
                        if (channel.read(buffer) == -1) {
                            channel.close();
                        } else {
                            channel.write(buffer.flip());
                        }
                    }
                }
                selector.selectedKeys().clear();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 7000)) {
                socket.getOutputStream().write(7);
                if (socket.getInputStream().read() != 7) {
                    throw new AssertionError();
                }
            }
        }
    }
}
