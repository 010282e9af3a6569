// A listed file may be gone when it is opened.
//@ kinds: uncaught
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;

public class ListThenOpen {
    public static void main(String[] args) throws IOException {
        File folder = Files.createTempDirectory("heddle").toFile();
        File one = new File(folder, "one");
        one.createNewFile();
        new Thread(one::delete).start();
        for (File file : folder.listFiles()) {
            new FileInputStream(file).close(); //~ uncaught
        }
    }
}
