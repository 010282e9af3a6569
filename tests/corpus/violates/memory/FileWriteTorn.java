// RandomAccessFile.write(byte[]) does not read the array at one moment: what gets into the file may be a text that the
// array never held.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileWriteTorn {
    static final int LENGTH = 2;
    static final byte[] source = new byte[LENGTH];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        new Thread(() -> {
            source[0] = 1;
            source[LENGTH - 1] = 1;
            source[0] = 2;
        }).start();
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.write(source);
        }
        byte[] written = Files.readAllBytes(file);
        Files.delete(file);
        int seen = 10 * written[0] + written[LENGTH - 1];
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
