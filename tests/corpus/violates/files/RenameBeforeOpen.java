// One thread renames a file, another opens it by its old name.
//@ kinds: uncaught
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

public class RenameBeforeOpen {
    public static void main(String[] args) throws IOException {
        File old = File.createTempFile("heddle", ".old");
        new Thread(() -> old.renameTo(new File(old.getPath() + ".new"))).start();
        new FileInputStream(old).close(); //~ uncaught
    }
}
