// The length of a file is asked for twice, and another thread appends in between.
//@ kinds: assertion-failure
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class LengthMeetsAppend {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("heddle", ".log");
        new Thread(() -> {
            try (FileOutputStream out = new FileOutputStream(file, true)) {
                out.write(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert file.length() == file.length(); //~ assertion-failure
    }
}
