// One thread renames a folder, another makes a file in it by a path through the old name.
//@ kinds: uncaught
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FolderRenamed {
    public static void main(String[] args) throws IOException {
        Path parent = Files.createTempDirectory("heddle");
        File folder = Files.createDirectory(parent.resolve("old")).toFile();
        new Thread(() -> folder.renameTo(new File(parent.toFile(), "new"))).start();
        new File(folder, "file").createNewFile(); //~ uncaught
    }
}
