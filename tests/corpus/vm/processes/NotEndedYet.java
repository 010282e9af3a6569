// A child that has not ended has no exit value.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class NotEndedYet {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.in.read();
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        try {
            child.exitValue();
        } catch (IllegalThreadStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(child.isAlive() + " " + child.waitFor(10, TimeUnit.MILLISECONDS));
        child.getOutputStream().close();
        System.out.println(child.waitFor(1, TimeUnit.MINUTES) + " " + child.exitValue());
    }
}
