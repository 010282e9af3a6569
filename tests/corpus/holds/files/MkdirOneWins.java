// `mkdir` says true to exactly one of two threads.
import java.io.File;
import java.nio.file.Files;

public class MkdirOneWins {
    static boolean theirs;

    public static void main(String[] args) throws Exception {
        File folder = new File(Files.createTempDirectory("heddle").toFile(), "sub");
        Thread other = new Thread(() -> theirs = folder.mkdir());
        other.start();
        boolean mine = folder.mkdir();
        other.join();
        assert mine ^ theirs;
    }
}
