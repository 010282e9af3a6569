// Two threads read files that nobody writes: no order counts, and there is one end.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LibraryFilesRead {
    static void read(String name) {
        Path path = Path.of(System.getProperty("java.home"), name);
        try {
            assert Files.size(path) == Files.readAllBytes(path).length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> read("release")).start();
        read("release");
        read("conf/net.properties");
    }
}
