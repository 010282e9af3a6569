// Threads take the file lock one after the other, under a monitor, and never overlap.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileLockUnderMonitor {
    static int uses;

    static synchronized void use(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assert lock.isValid();
            uses++;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".lock");
        Thread other = new Thread(() -> use(path));
        other.start();
        use(path);
        other.join();
        assert uses == 2;
    }
}
