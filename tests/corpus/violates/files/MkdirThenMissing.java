// One thread deletes a folder that it takes for empty, another one creates a file in it: DirectoryNotEmptyException, or
// the file cannot be created.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class MkdirThenMissing {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("heddle");
        new Thread(() -> {
            try {
                Files.createFile(folder.resolve("a"));
            } catch (IOException e) {
                throw new UncheckedIOException(e); //~ uncaught
            }
        }).start();
        if (folder.toFile().list().length == 0) {
            Files.delete(folder); //~ uncaught
        }
    }
}
