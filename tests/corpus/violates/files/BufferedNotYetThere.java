// What a BufferedWriter was given is in the file only after flush or close: a reader that was told too early sees nothing.
//@ kinds: assertion-failure
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class BufferedNotYetThere {
    static volatile boolean written;

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        new Thread(() -> {
            try (BufferedWriter writer = Files.newBufferedWriter(path)) {
                writer.write("x");
                written = true;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        if (written) {
            assert Files.size(path) == 1; //~ assertion-failure
        }
    }
}
