// A folder is listed while another thread creates two files: the listing may have one of them. The creator's order shows:
// the second is there only with the first.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class ListedBetween {
    public static void main(String[] args) throws Exception {
        File folder = Files.createTempDirectory("heddle").toFile();
        new Thread(() -> {
            try {
                new File(folder, "a").createNewFile();
                new File(folder, "b").createNewFile();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert folder.list().length != 1; //~ assertion-failure
    }
}
