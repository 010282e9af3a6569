// createNewFile looks and makes in one step: of two threads exactly one makes the file.
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

public class CreateNewOnce {
    static final AtomicInteger made = new AtomicInteger();

    static void make(File file) {
        try {
            if (file.createNewFile()) {
                made.incrementAndGet();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File file = Files.createTempDirectory("heddle").resolve("once").toFile();
        Thread other = new Thread(() -> make(file));
        other.start();
        make(file);
        other.join();
        assert made.get() == 1;
    }
}
