// A lock file is made with createNewFile and deleted by whoever thinks it is done: a thread that did not get the lock
// deletes the other one's, and a third gets in.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

public class LockFileForgotten {
    static final AtomicInteger inside = new AtomicInteger();

    static void use(File lock) {
        try {
            if (lock.createNewFile()) {
                assert inside.incrementAndGet() == 1; //~ assertion-failure
                inside.decrementAndGet();
            }
            lock.delete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File lock = new File(Files.createTempDirectory("heddle").toFile(), "lock");
        for (int i = 0; i < 3; i++) {
            new Thread(() -> use(lock)).start();
        }
    }
}
