// A counter in a file: two threads read it, add one and write it back, each with a file of its own. Nothing locks the
// file in between, so an update may be lost.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileCounterLost {
    static void increment(Path path) {
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
        int count = Files.readAllBytes(path)[0];
        Files.delete(path);
        assert count == 2; //~ assertion-failure
    }
}
