// The client closes once it has its echo. The server looks right after it has sent that: the end of the stream may
// have come by then or not, so neither assertion of the two holds in all runs.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = SelectNowBeforeLast$Server
//@ process: client = SelectNowBeforeLast$Client
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectNowBeforeLast {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
            ByteBuffer buffer = ByteBuffer.allocate(1);
            selector.select();
            selector.selectedKeys().clear();
            channel.read(buffer);
            channel.write(buffer.flip());
            int ready = selector.selectNow();
            assert ready == 1; //~ assertion-failure
            assert ready == 0; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            channel.read(ByteBuffer.allocate(1));
            channel.close();
        }
    }
}
