// A reader at the end of a file finds nothing, or what another thread appends.
//@ kinds: assertion-failure
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class EndMeetsAppend {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("heddle", ".log");
        FileOutputStream out = new FileOutputStream(file, true);
        FileInputStream in = new FileInputStream(file);
        new Thread(() -> {
            try {
                out.write(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        assert in.read() == -1; //~ assertion-failure
    }
}
