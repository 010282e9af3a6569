// The reader is told after the writer was closed.
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class BufferedThere {
    static volatile boolean written;

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        new Thread(() -> {
            try (BufferedWriter writer = Files.newBufferedWriter(path)) {
                writer.write("x");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            written = true;
        }).start();
        if (written) {
            assert Files.size(path) == 1;
        }
    }
}
