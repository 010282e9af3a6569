// The second process takes for granted that nobody has made the file; on one host the first one has.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: one = HostTogetherStale$One
//@ process: two = HostTogetherStale$Two
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class HostTogetherStale {
    static class One {
        public static void main(String[] args) throws IOException {
            Files.createFile(Path.of("host-stale"));
        }
    }

    static class Two {
        public static void main(String[] args) {
            assert !Files.exists(Path.of("host-stale")); //~ assertion-failure
        }
    }
}
