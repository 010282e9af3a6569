// Files.write reads the array that it is given, whenever it gets there: what is in the file need not be what the array
// held before or after.
//@ kinds: assertion-failure
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FilesWriteOfShared {
    static final byte[] source = {'a', 'b', 'c'};

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        new Thread(() -> {
            source[0] = 'x';
            source[1] = 'y';
            source[2] = 'z';
        }).start();
        Files.write(file, source);
        String written = Files.readString(file);
        Files.delete(file);
        assert written.equals("abc") || written.equals("xyz"); //~ assertion-failure
    }
}
