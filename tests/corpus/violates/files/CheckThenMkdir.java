// Two threads make a folder unless it exists. If both look first, the second one's createDirectory fails.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class CheckThenMkdir {
    static void make(Path path) {
        try {
            if (!Files.isDirectory(path)) {
                Files.createDirectory(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); //~ uncaught
        }
    }

    public static void main(String[] args) throws IOException {
        Path path = Files.createTempDirectory("heddle").resolve("folder");
        new Thread(() -> make(path)).start();
        make(path);
    }
}
