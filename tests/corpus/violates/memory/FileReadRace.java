// A read from a file writes the elements of the array that the other thread reads; nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileReadRace {
    static final byte[] target = new byte[2];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        Files.write(file, new byte[] {1, 2});
        new Thread(() -> {
            byte seen = target[1]; //~ race
        }).start();
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            in.read(target, 1, 1); //~ race
        }
        Files.delete(file);
    }
}
