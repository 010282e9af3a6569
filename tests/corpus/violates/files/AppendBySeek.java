// Two threads append by moving to the end and writing, each with a file of its own. Between the two steps the end moves.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;

public class AppendBySeek {
    static void append(File path) {
        try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
            file.seek(file.length());
            file.write(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File path = File.createTempFile("heddle", ".log");
        Thread other = new Thread(() -> append(path));
        other.start();
        append(path);
        other.join();
        assert path.length() == 2; //~ assertion-failure
    }
}
