// One thread forbids writing to a file that another is about to open for writing.
//@ kinds: uncaught
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

public class PermissionTakenAway {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("heddle", ".txt");
        new Thread(file::setReadOnly).start();
        if (file.canWrite()) {
            new FileOutputStream(file).close(); //~ uncaught
        }
    }
}
