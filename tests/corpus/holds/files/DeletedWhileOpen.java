// Who has a file open keeps it when it is deleted.
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DeletedWhileOpen {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[] {7});
        try (FileInputStream in = new FileInputStream(path.toFile())) {
            new Thread(() -> path.toFile().delete()).start();
            assert in.read() == 7;
            assert in.read() == -1;
        }
    }
}
