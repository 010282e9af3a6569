// Files.copy reads the source and writes the target. What another thread writes to the source comes before the read,
// and is copied, or after it, and is not.
//@ output: 1
//@ output: 2
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class FileCopySeen {
    public static void main(String[] args) throws IOException {
        Path source = Files.createTempFile("heddle", ".source");
        Path target = Files.createTempFile("heddle", ".target");
        Files.write(source, new byte[] {1});
        RandomAccessFile opened = new RandomAccessFile(source.toFile(), "rw");
        new Thread(() -> {
            try {
                opened.write(2);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
        System.out.println(Files.readAllBytes(target)[0]);
    }
}
