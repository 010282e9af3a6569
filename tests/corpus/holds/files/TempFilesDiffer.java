// Two threads make temporary files: nobody gets the other's.
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;

public class TempFilesDiffer {
    static File make() {
        try {
            return File.createTempFile("heddle", ".tmp");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File[] made = new File[1];
        Thread other = new Thread(() -> made[0] = make());
        other.start();
        File mine = make();
        other.join();
        assert !mine.equals(made[0]);
        assert mine.exists() && made[0].exists();
    }
}
