// Whoever does not get the lock goes without; the other one has it alone.
//@ process: one = TryLockLooked$Node
//@ process: two = TryLockLooked$Node
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;

public class TryLockLooked {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path marker = Path.of("marker-looked");
            try (RandomAccessFile file = new RandomAccessFile("lock-looked", "rw");
                    FileLock lock = file.getChannel().tryLock()) {
                if (lock != null) {
                    Files.createFile(marker);
                    Files.delete(marker);
                }
            }
        }
    }
}
