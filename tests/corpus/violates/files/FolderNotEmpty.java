// One thread deletes a folder that it found empty; another makes a file in it before that.
//@ kinds: uncaught
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FolderNotEmpty {
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("heddle");
        new Thread(() -> new File(folder.toFile(), "inside").mkdir()).start();
        if (folder.toFile().list().length == 0) {
            Files.delete(folder); //~ uncaught
        }
    }
}
