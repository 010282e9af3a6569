// A write to a file reads the elements of the array that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileWriteRace {
    static final byte[] source = new byte[2];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        new Thread(() -> {
            source[1] = 1; //~ race
        }).start();
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(source); //~ race
        }
        Files.delete(file);
    }
}
