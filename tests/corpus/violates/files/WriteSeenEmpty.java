// `writeString` empties the file and then writes it: a reader between the two sees an empty file.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class WriteSeenEmpty {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        Files.writeString(path, "a");
        new Thread(() -> {
            try {
                Files.writeString(path, "b");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert !Files.readString(path).isEmpty(); //~ assertion-failure
    }
}
