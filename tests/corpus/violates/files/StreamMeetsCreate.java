// A stream of names is opened before or after a file is made, and reads the folder when its first name is asked for.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

public class StreamMeetsCreate {
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("heddle");
        new Thread(() -> {
            try {
                Files.createFile(folder.resolve("one"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        try (DirectoryStream<Path> names = Files.newDirectoryStream(folder)) {
            assert !names.iterator().hasNext(); //~ assertion-failure
        }
    }
}
