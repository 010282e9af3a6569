// One process writes a file under another name and renames it; the other finds all of it or nothing.
//@ process: writer = FileMovedIntoPlace$Writer
//@ process: reader = FileMovedIntoPlace$Reader
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

public class FileMovedIntoPlace {
    static class Writer {
        public static void main(String[] args) throws IOException {
            try (FileOutputStream out = new FileOutputStream("data.draft")) {
                out.write(7);
            }
            assert new File("data.draft").renameTo(new File("data"));
        }
    }

    static class Reader {
        public static void main(String[] args) throws IOException {
            if (new File("data").exists()) {
                try (FileInputStream in = new FileInputStream("data")) {
                    assert in.read() == 7;
                }
            }
        }
    }
}
