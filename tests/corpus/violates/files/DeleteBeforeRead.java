// One thread deletes a file that another reads by its name. If it comes first, there is nothing to open.
//@ kinds: uncaught
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DeleteBeforeRead {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".txt");
        new Thread(() -> path.toFile().delete()).start();
        Files.readAllBytes(path); //~ uncaught
    }
}
