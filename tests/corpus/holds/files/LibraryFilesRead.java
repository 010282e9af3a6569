// Two threads read files that nobody writes: no order counts, and there is one end.
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class LibraryFilesRead {
    static void read(String name) {
        File file = new File(System.getProperty("java.home"), name);
        try (FileInputStream in = new FileInputStream(file)) {
            assert in.read(new byte[10]) == 10;
            assert file.length() > 10;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> read("release")).start();
        read("release");
        read("conf/net.properties");
    }
}
