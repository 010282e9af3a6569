// The reader reads without asking first, and takes a missing file for an answer.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

public class ReadOrMissing {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        new Thread(() -> {
            try {
                Files.delete(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        try {
            assert Files.readString(path).isEmpty();
        } catch (NoSuchFileException e) {
            assert !Files.exists(path);
        }
    }
}
