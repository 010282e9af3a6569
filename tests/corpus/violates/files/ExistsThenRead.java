// A reader reads the file if it exists; another thread deletes it in between.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ExistsThenRead {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        new Thread(() -> {
            try {
                Files.delete(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        if (Files.exists(path)) {
            Files.readString(path); //~ uncaught
        }
    }
}
