// A file that is open can still be read after another thread has deleted its name (Linux).
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class OpenFileOutlivesName {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[] {1});
        try (InputStream in = Files.newInputStream(path)) {
            Thread other = new Thread(() -> {
                try {
                    Files.delete(path);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            other.start();
            assert in.read() == 1;
            other.join();
            assert !Files.exists(path);
        }
    }
}
