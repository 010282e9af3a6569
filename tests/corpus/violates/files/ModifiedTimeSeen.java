// The time of the last modification is set by one thread and read twice by another.
//@ kinds: assertion-failure
import java.io.File;
import java.io.IOException;

public class ModifiedTimeSeen {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("heddle", ".txt");
        file.setLastModified(1000);
        new Thread(() -> file.setLastModified(2000)).start();
        assert file.lastModified() == 1000; //~ assertion-failure
    }
}
