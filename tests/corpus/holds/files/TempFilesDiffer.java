// Each temporary file has a name that did not exist before, also with two threads at once.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class TempFilesDiffer {
    static Path theirs;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                theirs = Files.createTempFile("heddle", ".tmp");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        other.start();
        Path mine = Files.createTempFile("heddle", ".tmp");
        other.join();
        assert !mine.equals(theirs);
        assert Files.exists(mine) && Files.exists(theirs);
    }
}
