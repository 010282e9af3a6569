// Each thread has a file of its own in a common folder. They never meet there.
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class FilesOfTheirOwn {
    static void use(File file, int value) {
        try {
            try (FileOutputStream out = new FileOutputStream(file)) {
                out.write(value);
            }
            try (FileInputStream in = new FileInputStream(file)) {
                assert in.read() == value;
            }
            assert file.delete() && !file.exists();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        File folder = Files.createTempDirectory("heddle").toFile();
        new Thread(() -> use(new File(folder, "other"), 1)).start();
        use(new File(folder, "mine"), 2);
    }
}
