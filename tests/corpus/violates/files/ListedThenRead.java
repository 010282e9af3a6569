// The files of a folder are listed and then read; another thread deletes one in between.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ListedThenRead {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("heddle");
        Path file = Files.createFile(folder.resolve("a"));
        new Thread(() -> {
            try {
                Files.delete(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        for (String name : folder.toFile().list()) {
            Files.size(folder.resolve(name)); //~ uncaught
        }
    }
}
