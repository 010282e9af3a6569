// A marker file is created and deleted while the file lock is held. Two processes never are inside together, so the marker
// is never there already.
//@ process: one = FileLockExcludes$Node
//@ process: two = FileLockExcludes$Node
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileLockExcludes {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path marker = Path.of("marker-excludes");
            try (RandomAccessFile file = new RandomAccessFile("lock-excludes", "rw");
                    FileLock lock = file.getChannel().lock()) {
                Files.createFile(marker);
                Files.delete(marker);
            }
        }
    }
}
