// One thread makes a file in a folder that another lists.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class ListMeetsCreate {
    public static void main(String[] args) throws IOException {
        File folder = Files.createTempDirectory("heddle").toFile();
        new Thread(() -> {
            try {
                new File(folder, "one").createNewFile();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert folder.list().length == 0; //~ assertion-failure
    }
}
