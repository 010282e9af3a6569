// Only who made the lock file deletes it, and nobody else goes in.
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

public class LockFileOwned {
    static final AtomicInteger inside = new AtomicInteger();

    static void use(File lock) {
        try {
            if (lock.createNewFile()) {
                assert inside.incrementAndGet() == 1;
                inside.decrementAndGet();
                assert lock.delete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File lock = new File(Files.createTempDirectory("heddle").toFile(), "lock");
        new Thread(() -> use(lock)).start();
        use(lock);
    }
}
