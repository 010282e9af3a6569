// mkdir looks and makes in one step: of two threads exactly one makes the folder.
import java.io.File;
import java.nio.file.Files;

public class MkdirOnce {
    public static void main(String[] args) throws Exception {
        File folder = Files.createTempDirectory("heddle").resolve("once").toFile();
        boolean[] made = new boolean[1];
        Thread other = new Thread(() -> made[0] = folder.mkdir());
        other.start();
        boolean mine = folder.mkdir();
        other.join();
        assert made[0] != mine;
        assert folder.isDirectory();
    }
}
