// A reader makes an array as long as the file is and reads it full; a writer shortens the file in between.
//@ kinds: uncaught
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LengthThenRead {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[2]);
        new Thread(() -> {
            try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
                file.setLength(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        try (DataInputStream in = new DataInputStream(new FileInputStream(path.toFile()))) {
            in.readFully(new byte[(int) path.toFile().length()]); //~ uncaught
        }
    }
}
