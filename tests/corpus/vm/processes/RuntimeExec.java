// Runtime.exec with one string, with an array, with an environment.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class RuntimeExec {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println(String.join("|", args) + " " + System.getenv("X"));
        }
    }

    public static void main(String[] args) throws Exception {
        String java = System.getProperty("java.home") + "/bin/java";
        String path = System.getProperty("java.class.path");
        String main = Child.class.getName();
        Process one = Runtime.getRuntime().exec(java + " -cp " + path + " " + main + " a b");
        System.out.print(new String(one.getInputStream().readAllBytes()));
        String[] words = {java, "-cp", path, main, "c d"};
        Process two = Runtime.getRuntime().exec(words, new String[] {"X=1"});
        System.out.print(new String(two.getInputStream().readAllBytes()));
    }
}
