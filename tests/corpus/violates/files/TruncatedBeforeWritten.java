// Writing a file anew empties it first: a reader may find it empty.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class TruncatedBeforeWritten {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".txt");
        Files.write(path, new byte[] {1});
        new Thread(() -> {
            try {
                Files.write(path, new byte[] {2});
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert Files.readAllBytes(path).length == 1; //~ assertion-failure
    }
}
