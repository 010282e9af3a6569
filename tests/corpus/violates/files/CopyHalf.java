// `Files.copy` over an existing file deletes it first (REPLACE_EXISTING), then creates it: a reader finds nothing.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class CopyHalf {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("heddle");
        Path source = Files.writeString(folder.resolve("source"), "new");
        Path target = Files.writeString(folder.resolve("target"), "old");
        new Thread(() -> {
            try {
                Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        Files.size(target); //~ uncaught
    }
}
