// What was written before a thread started, and what it wrote before it was joined, is there.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class WrittenBeforeStart {
    public static void main(String[] args) throws Exception {
        Path question = Files.createTempFile("heddle", ".question");
        Path answer = question.resolveSibling(question.getFileName() + ".answer");
        Files.write(question, new byte[] {41});
        Thread other = new Thread(() -> {
            try {
                Files.write(answer, new byte[] {(byte) (Files.readAllBytes(question)[0] + 1)});
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        other.start();
        other.join();
        assert Files.readAllBytes(answer)[0] == 42;
    }
}
