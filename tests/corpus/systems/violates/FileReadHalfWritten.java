// One process makes a file and then writes it; the other reads it as soon as it is there, and may find it empty.
//@ kinds: assertion-failure
//@ process: writer = FileReadHalfWritten$Writer
//@ process: reader = FileReadHalfWritten$Reader
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

public class FileReadHalfWritten {
    static class Writer {
        public static void main(String[] args) throws IOException {
            try (FileOutputStream out = new FileOutputStream("data")) {
                out.write(7);
            }
        }
    }

    static class Reader {
        public static void main(String[] args) throws IOException {
            if (new File("data").exists()) {
                try (FileInputStream in = new FileInputStream("data")) {
                    assert in.read() == 7; //~ assertion-failure
                }
            }
        }
    }
}
