// Of two who create the file only one succeeds.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

public class CreateFileOnce {
    static final AtomicInteger won = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        Path p = Files.createTempDirectory("d").resolve("lock");
        Runnable r = () -> { try { Files.createFile(p); won.incrementAndGet(); } catch (FileAlreadyExistsException e) { } catch (IOException e) { throw new UncheckedIOException(e); } };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        if (won.get() != 1) throw new AssertionError(won);
    }
}
