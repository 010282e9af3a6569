// Each of two servers deletes the file before it binds, "in case it was left behind": so it takes away the file of the
// other one, which goes on listening where nobody finds it. Both believe that they are the one.
//@ kinds: uncaught
//@ process: one = UnixDeletedFirst$Server
//@ process: two = UnixDeletedFirst$Server
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixDeletedFirst {
    static class Server {
        public static void main(String[] args) throws IOException {
            Path path = Path.of("/tmp/heddle-deleted");
            ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            Files.deleteIfExists(path);
            try {
                listener.bind(UnixDomainSocketAddress.of(path));
            } catch (BindException e) {
                return;
            }
            Files.createFile(Path.of("/tmp/heddle-only-one")); //~ uncaught
        }
    }
}
