// A selector serves two clients at a socket file. A listener that is ready again is told again, so both are accepted,
// and each byte is read by whoever is told of it.
//@ flags: --start-in-order
//@ process: server = UnixSelected$Server
//@ process: clients = UnixSelected$Clients
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class UnixSelected {
    static final UnixDomainSocketAddress AT = UnixDomainSocketAddress.of("/tmp/heddle-selected");

    static class Server {
        public static void main(String[] args) throws IOException {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(AT);
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            int sum = 0;
            for (int read = 0; read < 2;) {
                selector.select();
                for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext();) {
                    SelectionKey key = keys.next();
                    keys.remove();
                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ);
                    } else {
                        ByteBuffer buffer = ByteBuffer.allocate(1);
                        if (((SocketChannel) key.channel()).read(buffer) == 1) {
                            sum += buffer.get(0);
                            read++;
                        }
                        key.channel().close();
                    }
                }
            }
            assert sum == 3;
        }
    }

    static class Clients {
        public static void main(String[] args) throws IOException {
            for (byte number = 1; number <= 2; number++) {
                SocketChannel channel = SocketChannel.open(AT);
                channel.write(ByteBuffer.wrap(new byte[] {number}));
                channel.close();
            }
        }
    }
}
