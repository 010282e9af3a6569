// Locks on files are held on behalf of the whole process: a second thread that locks what the first one has locked does
// not wait but fails with OverlappingFileLockException.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class LockedTwiceInProcess {
    static void use(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) { //~ uncaught
            assert lock.isValid();
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
