// The folder is listed when the creator has ended: both files are there.
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class ListedAfterJoin {
    public static void main(String[] args) throws Exception {
        File folder = Files.createTempDirectory("heddle").toFile();
        Thread creator = new Thread(() -> {
            try {
                new File(folder, "a").createNewFile();
                new File(folder, "b").createNewFile();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        creator.start();
        creator.join();
        assert folder.list().length == 2;
    }
}
