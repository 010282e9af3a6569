// Output that is discarded is nobody’s, and input from nowhere is empty.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Discarded {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println("nobody sees this");
            System.exit(System.in.read() == -1 ? 4 : 5);
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectInput(new File("/dev/null")).start();
        System.out.println(child.waitFor() + " " + child.getInputStream().read());
    }
}
