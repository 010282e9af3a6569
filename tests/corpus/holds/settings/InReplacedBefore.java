// System.in is replaced before the reader starts, so the reader gets the byte of the new stream.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class InReplacedBefore {
    static int got;

    public static void main(String[] args) throws InterruptedException {
        System.setIn(new ByteArrayInputStream(new byte[] {2}));
        Thread reader = new Thread(() -> {
            try {
                got = System.in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        reader.start();
        reader.join();
        assert got == 2;
    }
}
