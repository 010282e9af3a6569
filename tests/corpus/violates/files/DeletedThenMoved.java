// The file is deleted and then the new one moved to its place: between the two there is none.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DeletedThenMoved {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".txt");
        Path next = path.resolveSibling(path.getFileName() + ".next");
        Files.writeString(next, "b");
        new Thread(() -> {
            try {
                Files.delete(path);
                Files.move(next, path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        Files.readString(path); //~ uncaught
    }
}
