// Two bytes that belong together are written one after the other; a reader may come in between.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ContentTorn {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[2]);
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        new Thread(() -> {
            try {
                file.write(1);
                file.write(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        byte[] seen = Files.readAllBytes(path);
        assert seen[0] == seen[1]; //~ assertion-failure
    }
}
