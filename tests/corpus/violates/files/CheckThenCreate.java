// Two threads make a file unless it exists. Both may look before either makes it, and then both believe that they made it.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

public class CheckThenCreate {
    static final AtomicInteger made = new AtomicInteger();

    static void make(Path path) {
        try {
            if (!Files.exists(path)) {
                Files.write(path, new byte[1]);
                made.incrementAndGet();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempDirectory("heddle").resolve("once");
        Thread other = new Thread(() -> make(path));
        other.start();
        make(path);
        other.join();
        assert made.get() == 1; //~ assertion-failure
    }
}
