// A service accepts a connection, but registers it for writing instead of reading, and takes the interest away once it is
// writable. It is idle then, and its client waits for an answer for ever: a deadlock, although services may wait.
//@ process: server = ServiceForgetsInterest$Server
//@ process: client = ServiceForgetsInterest$Client
//@ flags: --start-in-order --service server
//@ kinds: deadlock
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class ServiceForgetsInterest {
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
                        accepted.register(selector, SelectionKey.OP_WRITE);
                    } else {
                        key.interestOps(0);
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
                socket.getInputStream().read();
            }
        }
    }
}
