// Two writers into one pipe: their bytes come in either order.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class PipedTwoWriters {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Runnable a = () -> { try { pipe.sink().write(ByteBuffer.wrap(new byte[] {1})); } catch (IOException e) { throw new UncheckedIOException(e); } };
        Runnable b = () -> { try { pipe.sink().write(ByteBuffer.wrap(new byte[] {2})); } catch (IOException e) { throw new UncheckedIOException(e); } };
        Thread x = new Thread(a), y = new Thread(b);
        x.start(); y.start(); x.join(); y.join();
        ByteBuffer got = ByteBuffer.allocate(2);
        while (got.hasRemaining()) pipe.source().read(got);
        assert got.get(0) == 1; //~ assertion-failure
    }
}
