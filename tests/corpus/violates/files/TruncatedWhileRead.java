// A reader reads a file byte by byte while a writer truncates it: the reader comes to the end too early.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class TruncatedWhileRead {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[] {1, 2});
        new Thread(() -> {
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
                channel.truncate(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        try (InputStream in = Files.newInputStream(path)) {
            assert in.read() == 1;
            assert in.read() == 2; //~ assertion-failure
        }
    }
}
