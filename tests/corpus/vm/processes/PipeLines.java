// Lines to a child and back: its input ends when the parent closes it.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class PipeLines {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            String line;
            while ((line = in.readLine()) != null) System.out.println(line.length() + " " + line);
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        try (Writer out = child.outputWriter()) {
            out.write("one\ntwo\nthree\n");
        }
        child.inputReader().lines().forEach(System.out::println);
        System.out.println(child.waitFor());
    }
}
