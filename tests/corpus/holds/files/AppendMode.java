// A file opened for appending writes at its end, wherever that is at the time of the write (O_APPEND): both bytes are
// there.
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class AppendMode {
    static void append(Path path, int value) {
        try (FileOutputStream out = new FileOutputStream(path.toFile(), true)) {
            out.write(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        Thread other = new Thread(() -> append(path, 1));
        other.start();
        append(path, 2);
        other.join();
        byte[] bytes = Files.readAllBytes(path);
        assert bytes.length == 2 && bytes[0] + bytes[1] == 3;
    }
}
