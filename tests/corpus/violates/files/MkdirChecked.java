// Two threads make a folder if it does not exist and take the second one's `false` for an error.
//@ kinds: assertion-failure
import java.io.File;
import java.nio.file.Files;

public class MkdirChecked {
    static void make(File folder) {
        if (!folder.exists()) {
            assert folder.mkdir() : "cannot make it"; //~ assertion-failure
        }
    }

    public static void main(String[] args) throws Exception {
        File folder = new File(Files.createTempDirectory("heddle").toFile(), "sub");
        new Thread(() -> make(folder)).start();
        make(folder);
    }
}
