// Two threads read from one stream: who comes first gets the first byte.
//@ kinds: assertion-failure
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SharedStream {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[] {1, 2});
        FileInputStream in = new FileInputStream(path.toFile());
        new Thread(() -> {
            try {
                in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert in.read() == 1; //~ assertion-failure
    }
}
