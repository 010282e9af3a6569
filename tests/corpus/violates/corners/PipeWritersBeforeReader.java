// Two threads write to a pipe that main waits at: the byte of either may come first. Whoever writes takes the lock of the
// channel, so their order is that in which they take it; main, who goes on as soon as a byte is there, orders nothing between them.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class PipeWritersBeforeReader {
    static void put(Pipe pipe, int value) {
        try {
            pipe.sink().write(ByteBuffer.wrap(new byte[] {(byte) value}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        Pipe pipe = Pipe.open();
        new Thread(() -> put(pipe, 0)).start();
        new Thread(() -> put(pipe, 1)).start();
        ByteBuffer got = ByteBuffer.allocate(1);
        pipe.source().read(got);
        assert got.get(0) == 0; //~ assertion-failure
    }
}
