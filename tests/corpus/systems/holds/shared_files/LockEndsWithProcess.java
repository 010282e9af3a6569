// The first process ends without giving the lock back; the system does it (javadoc of FileLock: locks are held "on behalf
// of the entire Java virtual machine"), and the second one gets it.
//@ process: one = LockEndsWithProcess$One
//@ process: two = LockEndsWithProcess$Two
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;

public class LockEndsWithProcess {
    static class One {
        public static void main(String[] args) throws IOException {
            RandomAccessFile file = new RandomAccessFile("lock-ends", "rw");
            file.getChannel().lock();
            System.exit(0);
        }
    }

    static class Two {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile file = new RandomAccessFile("lock-ends", "rw");
                    FileLock lock = file.getChannel().lock()) {
                assert lock.isValid();
            }
        }
    }
}
