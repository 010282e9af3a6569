// Two threads delete a file if it exists. Both may see it before either deletes it, and `delete` of a missing file throws
// NoSuchFileException.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ExistsThenDelete {
    static void remove(Path path) {
        try {
            if (Files.exists(path)) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); //~ uncaught
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".tmp");
        new Thread(() -> remove(path)).start();
        remove(path);
    }
}
