//@ expect: unsupported
//@ message: channels of sockets
// Channels of sockets are not modelled.
import java.net.*;
import java.nio.channels.*;

public class ChannelsUnsupported {
    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress("localhost", 0));
        }
    }
}
