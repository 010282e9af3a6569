// `Files.copy` with REPLACE_EXISTING deletes the target and makes it anew: in between it is missing.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class CopyReplacesInSteps {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path target = Path.of("target");
        Path source = Path.of("source");
        Files.writeString(target, "old");
        Files.writeString(source, "new");
        Thread copier = new Thread(() -> {
            try {
                Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        copier.start();
        boolean exists = Files.exists(target);
        copier.join();
        assert exists; //~ assertion-failure
    }
}
