// Without the lock both processes may be inside, and the second finds the marker.
//@ kinds: uncaught
//@ process: one = FileLockForgotten$Node
//@ process: two = FileLockForgotten$Node
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileLockForgotten {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path marker = Path.of("marker-forgotten");
            Files.createFile(marker); //~ uncaught
            Files.delete(marker);
        }
    }
}
