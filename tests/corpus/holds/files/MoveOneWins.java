// Two threads move one file away; the second finds it missing. Exactly one has it.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

public class MoveOneWins {
    static final AtomicInteger claims = new AtomicInteger();

    static void claim(Path job, String name) {
        try {
            Files.move(job, job.resolveSibling(name));
            claims.incrementAndGet();
        } catch (NoSuchFileException e) {
            // The other one has it.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path job = Files.createFile(Files.createTempDirectory("heddle").resolve("job"));
        Thread other = new Thread(() -> claim(job, "one"));
        other.start();
        claim(job, "two");
        other.join();
        assert claims.get() == 1;
    }
}
