// redirectErrorStream: both streams of the child come through one pipe.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class MergedErrors {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println("out 1");
            System.out.flush();
            System.err.println("err 1");
            System.out.println("out 2");
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).redirectErrorStream(true).start();
        System.out.print(new String(child.getInputStream().readAllBytes()));
        System.out.println(child.getErrorStream().read());
        System.out.println(child.waitFor());
    }
}
