// Two threads of one process lock one file. The second gets OverlappingFileLockException while the first holds the lock
// (javadoc of FileChannel.lock): file locks do not work between threads.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class TryLockOverlaps {
    static volatile int inside;

    static void use(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) { //~ uncaught
            inside = inside + 1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".lock");
        new Thread(() -> use(path)).start();
        use(path);
    }
}
