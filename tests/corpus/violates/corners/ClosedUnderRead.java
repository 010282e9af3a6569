// A channel is closed while another thread reads from it: AsynchronousCloseException.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class ClosedUnderRead {
    public static void main(String[] args) throws Exception {
        Pipe p = Pipe.open();
        Thread t = new Thread(() -> { try { p.source().close(); } catch (IOException e) { throw new UncheckedIOException(e); } });
        t.start();
        p.source().read(ByteBuffer.allocate(1)); //~ uncaught
    }
}
