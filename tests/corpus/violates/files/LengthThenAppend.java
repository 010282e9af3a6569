// Two threads append at the end of a file: each asks for the length and writes there. Both may ask first, and one of the
// bytes is lost.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LengthThenAppend {
    static void append(Path path) {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.seek(file.length());
            file.write('x');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        Thread other = new Thread(() -> append(path));
        other.start();
        append(path);
        other.join();
        assert Files.size(path) == 2; //~ assertion-failure
    }
}
