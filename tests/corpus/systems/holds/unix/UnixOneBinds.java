// Two processes want the same socket file; binding it is how they elect one. Making the file is one step, so exactly one
// succeeds, and neither deletes it: both never lead, and the other is told that the address is in use.
//@ process: one = UnixOneBinds$Candidate
//@ process: two = UnixOneBinds$Candidate
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixOneBinds {
    static class Candidate {
        public static void main(String[] args) throws IOException {
            ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                listener.bind(UnixDomainSocketAddress.of("/tmp/heddle-leader"));
                Files.createFile(Path.of("/tmp/heddle-led"));
            } catch (BindException e) {
                assert Files.exists(Path.of("/tmp/heddle-leader"));
            }
        }
    }
}
