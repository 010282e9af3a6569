// The writer writes under another name and moves the file into place: when it exists it is complete.
//@ process: writer = ReadWhenMoved$Writer
//@ process: reader = ReadWhenMoved$Reader
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class ReadWhenMoved {
    static class Writer {
        public static void main(String[] args) throws IOException {
            Path next = Path.of("when-moved.next");
            Files.writeString(next, "x");
            Files.move(next, Path.of("when-moved"), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    static class Reader {
        public static void main(String[] args) throws IOException {
            Path path = Path.of("when-moved");
            if (Files.exists(path)) {
                assert Files.readString(path).equals("x");
            }
        }
    }
}
