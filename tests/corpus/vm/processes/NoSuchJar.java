// A child whose jar is missing says so and ends with 1.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class NoSuchJar {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {

        }
    }

    public static void main(String[] args) throws Exception {
        Process child = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-jar",
                "missing.jar", "x").start();
        System.out.print(new String(child.getErrorStream().readAllBytes()));
        System.out.println(child.waitFor());
    }
}
