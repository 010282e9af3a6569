// Two workers each add one to a number in a file, by reading and writing it. Started one after the
// other but not waited for in between, one may read before the other writes: 1 instead of 2. Or it
// reads while the file is cut and not yet written: no number.
//@ process: master = ChildrenLoseUpdate$Master
//@ kinds: assertion-failure uncaught
//@ flags: -ea
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildrenLoseUpdate {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            java.nio.file.Path file = java.nio.file.Path.of("count.txt");
            int count = Integer.parseInt(java.nio.file.Files.readString(file));
            java.nio.file.Files.writeString(file, "" + (count + 1));
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            java.nio.file.Path file = java.nio.file.Path.of("count.txt");
            java.nio.file.Files.writeString(file, "0");
            Process one = java(Worker.class).start(), two = java(Worker.class).start();
            one.waitFor();
            two.waitFor();
            assert java.nio.file.Files.readString(file).equals("2");
        }
    }
}
