// Files.move with ATOMIC_MOVE replaces a file in one step: a reader that opens it finds the old one or the new one, complete.
//@ output: old
//@ output: new
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class ReplacedAtOnce {
    public static void main(String[] args) throws IOException {
        Path current = Files.createTempFile("heddle", ".current");
        Path next = Files.createTempFile("heddle", ".next");
        Files.write(current, "old".getBytes());
        Files.write(next, "new".getBytes());
        new Thread(() -> {
            try {
                Files.move(next, current, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        System.out.println(new String(Files.readAllBytes(current)));
    }
}
