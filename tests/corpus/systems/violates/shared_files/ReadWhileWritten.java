// The reader waits until the file exists. It does as soon as it is opened for writing; the content comes later.
//@ kinds: assertion-failure
//@ process: writer = ReadWhileWritten$Writer
//@ process: reader = ReadWhileWritten$Reader
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ReadWhileWritten {
    static class Writer {
        public static void main(String[] args) throws IOException {
            Files.writeString(Path.of("while-written"), "x");
        }
    }

    static class Reader {
        public static void main(String[] args) throws IOException {
            Path path = Path.of("while-written");
            if (Files.exists(path)) {
                assert Files.readString(path).equals("x"); //~ assertion-failure
            }
        }
    }
}
