// Reading the counter in the file and writing it back happen under one monitor.
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileCounterLocked {
    static synchronized void increment(Path path) {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            int seen = file.read();
            file.seek(0);
            file.write(seen + 1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[1]);
        Thread other = new Thread(() -> increment(path));
        other.start();
        increment(path);
        other.join();
        assert Files.readAllBytes(path)[0] == 2;
        Files.delete(path);
    }
}
