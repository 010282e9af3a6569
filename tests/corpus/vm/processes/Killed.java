// destroyForcibly runs no hooks, and the child ends with 137.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Killed {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
            System.out.println("up");
            System.out.flush();
            new CountDownLatch(1).await();
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        BufferedReader in = child.inputReader();
        System.out.println(in.readLine());
        System.out.println(child.destroyForcibly() == child);
        System.out.println(in.readLine());
        System.out.println(child.waitFor());
    }
}
