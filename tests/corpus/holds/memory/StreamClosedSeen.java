// One thread closes the stream that another one writes to: the byte is written, or the stream was closed before.
//@ output: closed
//@ output: written
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class StreamClosedSeen {
    public static void main(String[] args) throws IOException {
        FileOutputStream out = new FileOutputStream(Files.createTempFile("heddle", ".bin").toFile());
        new Thread(() -> {
            try {
                out.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        try {
            out.write(1);
            System.out.println("written");
        } catch (IOException e) {
            System.out.println("closed");
        }
    }
}
