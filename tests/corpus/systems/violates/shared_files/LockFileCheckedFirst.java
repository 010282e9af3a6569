// Two processes on one host share its files. Both look for the lock file before either creates it, and the second creation
// fails.
//@ kinds: uncaught
//@ process: one = LockFileCheckedFirst$Node
//@ process: two = LockFileCheckedFirst$Node
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LockFileCheckedFirst {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path lock = Path.of("lock-checked-first");
            if (!Files.exists(lock)) {
                Files.createFile(lock); //~ uncaught
            }
        }
    }
}
