// Two processes of one host keep each other out by a lock file: createNewFile looks and makes in one step.
//@ process: one = FileLockByCreate
//@ process: two = FileLockByCreate
import java.io.File;
import java.io.IOException;

public class FileLockByCreate {
    public static void main(String[] args) throws IOException {
        File lock = new File("lock");
        if (!lock.createNewFile()) {
            return;
        }
        File inside = new File("inside");
        assert inside.createNewFile();
        assert inside.delete();
        assert lock.delete();
    }
}
