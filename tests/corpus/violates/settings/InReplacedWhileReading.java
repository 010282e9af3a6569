// One thread reads a byte from System.in, another replaces the stream: the reader may get the old one's byte.
//@ kinds: assertion-failure
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class InReplacedWhileReading {
    static int got;

    public static void main(String[] args) throws InterruptedException {
        System.setIn(new ByteArrayInputStream(new byte[] {1}));
        Thread reader = new Thread(() -> {
            try {
                got = System.in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        reader.start();
        System.setIn(new ByteArrayInputStream(new byte[] {2}));
        reader.join();
        assert got == 2; //~ assertion-failure
    }
}
