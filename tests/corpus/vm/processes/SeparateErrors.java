// Standard output and standard error are two pipes.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class SeparateErrors {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.err.println("err");
            System.out.println("out");
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        System.out.print("E " + new String(child.getErrorStream().readAllBytes()));
        System.out.print("O " + new String(child.getInputStream().readAllBytes()));
        System.out.println(child.waitFor());
    }
}
