// Both streams of a child in one file, in the order in which they were written.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class MergedIntoFile {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            for (int i = 0; i < 3; i++) {
                System.out.println("out " + i);
                System.out.flush();
                System.err.println("err " + i);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        File file = File.createTempFile("merged", ".txt");
        Process child = java(Child.class).redirectErrorStream(true).redirectOutput(file).start();
        System.out.println(child.waitFor());
        System.out.print(java.nio.file.Files.readString(file.toPath()));
        file.delete();
    }
}
