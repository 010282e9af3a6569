// Two threads share a RandomAccessFile: each moves the position and then writes there. A move in between makes one write
// to the other's place.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class PositionMoved {
    static void put(RandomAccessFile file, int at, int value) {
        try {
            file.seek(at);
            file.write(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        Thread other = new Thread(() -> put(file, 0, 10));
        other.start();
        put(file, 1, 11);
        other.join();
        byte[] seen = Files.readAllBytes(path);
        assert seen.length == 2 && seen[0] == 10 && seen[1] == 11; //~ assertion-failure
    }
}
