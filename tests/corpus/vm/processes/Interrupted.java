// An interrupt ends waitFor; the child goes on.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Interrupted {
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
        Thread.currentThread().interrupt();
        try {
            child.waitFor();
        } catch (InterruptedException e) {
            System.out.println("interrupted " + Thread.interrupted());
        }
        System.out.println(child.isAlive());
        child.getOutputStream().close();
        System.out.println(child.waitFor());
    }
}
