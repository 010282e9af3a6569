// `tryLock` gives null while another process holds the lock.
//@ kinds: uncaught
//@ process: one = TryLockNull$Node
//@ process: two = TryLockNull$Node
import java.io.IOException;
import java.io.RandomAccessFile;

public class TryLockNull {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile file = new RandomAccessFile("lock-null", "rw")) {
                file.getChannel().tryLock().release(); //~ uncaught
            }
        }
    }
}
