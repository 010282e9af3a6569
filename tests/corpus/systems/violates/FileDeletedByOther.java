// One process deletes the file that the other has just listed.
//@ kinds: uncaught
//@ process: cleaner = FileDeletedByOther$Cleaner
//@ process: user = FileDeletedByOther$User
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

public class FileDeletedByOther {
    static class Cleaner {
        public static void main(String[] args) {
            new File("data").delete();
        }
    }

    static class User {
        public static void main(String[] args) throws IOException {
            new File("data").createNewFile();
            new FileInputStream("data").close(); //~ uncaught
        }
    }
}
