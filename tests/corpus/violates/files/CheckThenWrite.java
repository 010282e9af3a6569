// Two threads make a file unless it exists. Both may look before either makes it, and then both believe that they made it.
//@ kinds: assertion-failure
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

public class CheckThenWrite {
    static final AtomicInteger made = new AtomicInteger();

    static void make(File path) {
        try {
            if (!path.exists()) {
                new FileOutputStream(path).close();
                made.incrementAndGet();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File path = Files.createTempDirectory("heddle").resolve("once").toFile();
        Thread other = new Thread(() -> make(path));
        other.start();
        make(path);
        other.join();
        assert made.get() == 1; //~ assertion-failure
    }
}
