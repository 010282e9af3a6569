// tryLock does not wait: it gives null while the other process has the lock.
//@ process: one = FileLockTried
//@ process: two = FileLockTried
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLockTried {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
            if (file.getChannel().tryLock() == null) {
                return;
            }
            File inside = new File("inside");
            assert inside.createNewFile();
            assert inside.delete();
        }
    }
}
