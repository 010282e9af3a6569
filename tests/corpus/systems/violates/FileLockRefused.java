// tryLock does not wait: it gives null while the other process has the lock.
//@ kinds: assertion-failure
//@ process: one = FileLockRefused
//@ process: two = FileLockRefused
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLockRefused {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
            assert file.getChannel().tryLock() != null; //~ assertion-failure
        }
    }
}
