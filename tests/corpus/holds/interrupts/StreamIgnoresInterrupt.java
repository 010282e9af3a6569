// A stream to a file is not interruptible: the write succeeds, and the flag stays.
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class StreamIgnoresInterrupt {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        Thread writer = new Thread(() -> {
            try (FileOutputStream out = new FileOutputStream(path.toFile())) {
                out.write(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.start();
        writer.interrupt();
        writer.join();
        assert Files.size(path) == 1;
    }
}
