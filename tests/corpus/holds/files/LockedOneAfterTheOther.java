// A lock that was given back, or whose channel was closed, can be taken by another thread.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class LockedOneAfterTheOther {
    static synchronized void use(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            FileLock lock = channel.tryLock();
            assert lock != null && lock.isValid();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".lock");
        new Thread(() -> use(path)).start();
        use(path);
    }
}
