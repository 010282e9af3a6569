// Two threads append; whose byte is first is open.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class AppendOrder {
    static void append(Path path, int value) {
        try {
            Files.write(path, new byte[] {(byte) value}, StandardOpenOption.APPEND);
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
        assert Files.readAllBytes(path)[0] == 1; //~ assertion-failure
    }
}
