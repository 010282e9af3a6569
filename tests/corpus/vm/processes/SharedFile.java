// Parent and child share files, and nothing else.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class SharedFile {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static int value;

    static class Child {
        public static void main(String[] args) throws Exception {
            value++;
            try (FileWriter w = new FileWriter(args[0], true)) { w.write("child " + value + "\n"); }
        }
    }

    public static void main(String[] args) throws Exception {
        value = 5;
        File file = File.createTempFile("shared", ".txt");
        try (FileWriter w = new FileWriter(file)) { w.write("parent " + value + "\n"); }
        System.out.println(java(Child.class, file.getPath()).inheritIO().start().waitFor());
        System.out.print(java.nio.file.Files.readString(file.toPath()) + value + "\n");
        file.delete();
    }
}
