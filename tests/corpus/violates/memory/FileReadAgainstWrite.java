// The bytes that a read from a file puts into the array are writes like others: the increment of the other thread may
// undo one of them, or be undone.
//@ kinds: assertion-failure
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileReadAgainstWrite {
    static final byte[] target = new byte[1];

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("heddle", ".bin");
        Files.write(file, new byte[] {10});
        Thread other = new Thread(() -> target[0]++);
        other.start();
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.readFully(target);
        }
        other.join();
        Files.delete(file);
        assert target[0] >= 10; //~ assertion-failure
    }
}
