// What a child printed can be read after it has ended and was waited for.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class OutputAfterExit {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println("first");
            System.out.println("second");
            System.err.println("third");
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        System.out.println(child.waitFor());
        BufferedReader in = child.inputReader();
        System.out.println(in.readLine());
        System.out.println(in.readLine() + " " + in.readLine());
        System.out.println(child.errorReader().readLine());
    }
}
