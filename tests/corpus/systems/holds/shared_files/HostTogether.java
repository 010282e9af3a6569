// Processes on one host have the same files: what the first one wrote before it ended is there for the second.
//@ flags: --start-in-order
//@ process: one = HostTogether$One
//@ process: two = HostTogether$Two
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class HostTogether {
    static class One {
        public static void main(String[] args) throws IOException {
            Files.writeString(Path.of("host-together"), "hello");
        }
    }

    static class Two {
        public static void main(String[] args) throws IOException {
            assert Files.readString(Path.of("host-together")).equals("hello");
        }
    }
}
