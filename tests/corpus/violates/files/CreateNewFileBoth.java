// `createNewFile` is atomic: of two threads one gets false. Neither expects that.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class CreateNewFileBoth {
    static void create(File file) {
        try {
            assert file.createNewFile(); //~ assertion-failure
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File file = new File(Files.createTempDirectory("heddle").toFile(), "a");
        new Thread(() -> create(file)).start();
        create(file);
    }
}
