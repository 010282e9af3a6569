// "The check for the existence of the file and the creation of the new file if it does not exist are a single operation
// that is atomic" (javadoc of Files.createFile): exactly one of two threads creates it.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

public class CreateFileOneWins {
    static final AtomicInteger made = new AtomicInteger();

    static void create(Path path) {
        try {
            Files.createFile(path);
            made.incrementAndGet();
        } catch (FileAlreadyExistsException e) {
            // The other one was first.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempDirectory("heddle").resolve("lock");
        Thread other = new Thread(() -> create(path));
        other.start();
        create(path);
        other.join();
        assert made.get() == 1;
        assert Files.exists(path);
    }
}
