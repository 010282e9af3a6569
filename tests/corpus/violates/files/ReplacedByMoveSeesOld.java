// The same move: a reader that expects the new content may still see the old one.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class ReplacedByMoveSeesOld {
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
        boolean moved = !Files.exists(next);
        String seen = Files.readString(path);
        assert !moved || seen.equals("b");
        assert seen.equals("b"); //~ assertion-failure
    }
}
