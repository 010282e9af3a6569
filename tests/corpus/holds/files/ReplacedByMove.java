// The new content is written to another file, which then takes the place of the old one in an atomic move: a reader sees
// the old content or the new one.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class ReplacedByMove {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        Files.writeString(path, "a");
        Path next = path.resolveSibling(path.getFileName() + ".next");
        Files.writeString(next, "b");
        new Thread(() -> {
            try {
                Files.move(next, path, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        String seen = Files.readString(path);
        assert seen.equals("a") || seen.equals("b");
    }
}
