// Both threads read the same file, which nobody writes, into arrays of their own; readAllBytes makes a new one.
//@ flags: --property no-race
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileReadOwn {
    static void work(Path file) {
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            byte[] own = new byte[2];
            assert in.read(own) == 2 && own[0] == 1 && own[1] == 2;
            byte[] all = Files.readAllBytes(file);
            all[0]++;
            assert all[0] == 2;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("heddle", ".bin");
        Files.write(file, new byte[] {1, 2});
        Thread other = new Thread(() -> work(file));
        other.start();
        work(file);
        other.join();
        Files.delete(file);
    }
}
