// Two threads create a file if it does not exist. Both may look before either creates it; `createFile` then throws
// FileAlreadyExistsException in the second one.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class CheckThenCreate {
    static void create(Path path) {
        try {
            if (!Files.exists(path)) {
                Files.createFile(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); //~ uncaught
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempDirectory("heddle").resolve("lock");
        new Thread(() -> create(path)).start();
        create(path);
    }
}
