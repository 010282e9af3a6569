// FileInputStream.read(byte[]) fills the array in no promised order and not as one step. A reader to whom one end looks
// the same before and after the other end looked different has met it half full.
//@ kinds: assertion-failure
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

public class FileReadIntoShared {
    static final int LENGTH = 2;
    static final byte[] target = new byte[LENGTH];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        byte[] content = new byte[LENGTH];
        Arrays.fill(content, (byte) 1);
        Files.write(file, content);
        new Thread(() -> {
            byte first = target[0];
            byte last = target[LENGTH - 1];
            byte again = target[0];
            assert first != again || first == last; //~ assertion-failure
        }).start();
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            in.read(target);
        }
        Files.delete(file);
    }
}
