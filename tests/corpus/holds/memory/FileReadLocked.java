// The array is filled from a file and looked at under one monitor.
//@ flags: --property no-race
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileReadLocked {
    static final byte[] target = new byte[2];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        Files.write(file, new byte[] {1, 1});
        new Thread(() -> {
            synchronized (target) {
                assert target[0] == target[1];
            }
        }).start();
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            synchronized (target) {
                in.readFully(target);
            }
        }
        Files.delete(file);
    }
}
