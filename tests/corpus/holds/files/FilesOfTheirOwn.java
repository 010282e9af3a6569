// Each thread has a file of its own in a common folder. They never meet, and no order counts.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FilesOfTheirOwn {
    static void use(Path path, int value) {
        try {
            Files.write(path, new byte[] {(byte) value});
            assert Files.readAllBytes(path)[0] == value;
            Files.delete(path);
            assert !Files.exists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("heddle");
        new Thread(() -> use(folder.resolve("other"), 1)).start();
        use(folder.resolve("mine"), 2);
    }
}
