// A list of names has the new file or not.
//@ output: 1
//@ output: 2
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class ListedWithOrWithout {
    public static void main(String[] args) throws IOException {
        File folder = Files.createTempDirectory("heddle").toFile();
        new File(folder, "one").createNewFile();
        new Thread(() -> {
            try {
                new File(folder, "two").createNewFile();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        System.out.println(folder.list().length);
    }
}
