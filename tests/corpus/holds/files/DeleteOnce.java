// deleteIfExists looks and deletes in one step: of two threads exactly one deletes the file.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DeleteOnce {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        boolean[] deleted = new boolean[1];
        Thread other = new Thread(() -> {
            try {
                deleted[0] = Files.deleteIfExists(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        other.start();
        boolean mine = Files.deleteIfExists(path);
        other.join();
        assert deleted[0] != mine;
    }
}
