// Shared locks exclude exclusive ones only: two processes with shared locks are inside together.
//@ kinds: uncaught
//@ process: one = SharedLocksTogether$Node
//@ process: two = SharedLocksTogether$Node
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;

public class SharedLocksTogether {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path marker = Path.of("marker-shared");
            try (RandomAccessFile file = new RandomAccessFile("lock-shared", "rw");
                    FileLock lock = file.getChannel().lock(0, 1, true)) {
                Files.createFile(marker); //~ uncaught
                Files.delete(marker);
            }
        }
    }
}
