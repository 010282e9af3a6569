// A lock file that is looked for and then made keeps nobody out: both processes may look before either makes it.
//@ kinds: assertion-failure
//@ process: one = FileLockByExists
//@ process: two = FileLockByExists
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

public class FileLockByExists {
    public static void main(String[] args) throws IOException {
        File lock = new File("lock");
        if (lock.exists()) {
            return;
        }
        new FileOutputStream(lock).close();
        File inside = new File("inside");
        assert inside.createNewFile(); //~ assertion-failure
        inside.delete();
        lock.delete();
    }
}
