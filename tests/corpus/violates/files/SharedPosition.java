// Two threads share one RandomAccessFile: one seeks to its place, the other seeks elsewhere, and the byte lands there.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SharedPosition {
    static void put(RandomAccessFile file, int place) {
        try {
            file.seek(place);
            file.write(place + 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            Thread other = new Thread(() -> put(file, 0));
            other.start();
            put(file, 1);
            other.join();
            byte[] bytes = Files.readAllBytes(path);
            assert bytes.length == 2 && bytes[0] == 1 && bytes[1] == 2; //~ assertion-failure
        }
    }
}
