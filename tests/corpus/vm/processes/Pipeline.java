// startPipeline: the output of one child is the input of the next.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Pipeline {
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
            while ((line = in.readLine()) != null) System.out.println(args[0] + line);
        }
    }

    public static void main(String[] args) throws Exception {
        List<Process> all = ProcessBuilder.startPipeline(List.of(
                java(Child.class, "a"), java(Child.class, "b"), java(Child.class, "c")));
        try (Writer out = all.get(0).outputWriter()) {
            out.write("1\n2\n");
        }
        all.get(2).inputReader().lines().forEach(System.out::println);
        for (Process child : all) System.out.println(child.waitFor());
    }
}
