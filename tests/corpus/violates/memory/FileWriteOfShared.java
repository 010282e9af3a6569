// FileOutputStream.write(byte[]) reads the array while another thread writes it. If it comes between the two writes,
// the file holds half of the change.
//@ kinds: assertion-failure
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileWriteOfShared {
    static final byte[] source = new byte[2];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        new Thread(() -> {
            source[0] = 1;
            source[1] = 1;
        }).start();
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(source);
        }
        byte[] written = Files.readAllBytes(file);
        Files.delete(file);
        assert written[0] == written[1]; //~ assertion-failure
    }
}
