// Looking and making under one lock is as good as one step, as long as all who make files take it.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class CheckThenCreateLocked {
    static int made;

    static synchronized void make(Path path) {
        try {
            if (!Files.exists(path)) {
                Files.createFile(path);
                made++;
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
        assert made == 1;
    }
}
