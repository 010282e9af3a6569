// Processes on different hosts have different files: what the first one creates is not there for the second.
//@ flags: --start-in-order
//@ process: one = HostsApart$One
//@ process: two = HostsApart$Two
//@ host: one = alpha
//@ host: two = beta
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class HostsApart {
    static class One {
        public static void main(String[] args) throws IOException {
            Files.createFile(Path.of("on-one-host"));
        }
    }

    static class Two {
        public static void main(String[] args) {
            assert !Files.exists(Path.of("on-one-host"));
        }
    }
}
