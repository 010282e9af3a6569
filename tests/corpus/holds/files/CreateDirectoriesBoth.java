// createDirectories does not mind if another thread makes the folders at the same time.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class CreateDirectoriesBoth {
    static void make(Path path) {
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assert Files.isDirectory(path);
    }

    public static void main(String[] args) throws IOException {
        Path path = Files.createTempDirectory("heddle").resolve("one/two");
        new Thread(() -> make(path)).start();
        make(path);
    }
}
