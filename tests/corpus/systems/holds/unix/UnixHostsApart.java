// Two processes on two hosts bind the same path: each host has a disk of its own, so neither is in the other's way.
//@ process: one = UnixHostsApart$Server
//@ process: two = UnixHostsApart$Server
//@ host: two = elsewhere
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;

public class UnixHostsApart {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
                listener.bind(UnixDomainSocketAddress.of("/tmp/heddle-apart"));
                assert listener.getLocalAddress() != null;
            }
        }
    }
}
