// One thread closes the stream that another one writes to. If it comes first, the write fails.
//@ kinds: uncaught
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class StreamClosedByOther {
    public static void main(String[] args) throws IOException {
        FileOutputStream out = new FileOutputStream(Files.createTempFile("heddle", ".bin").toFile());
        new Thread(() -> {
            try {
                out.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        out.write(1); //~ uncaught
    }
}
