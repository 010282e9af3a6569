// A child whose output nobody reads gets an error, and PrintStream swallows it.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class ClosedReader {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.in.read();
            byte[] much = new byte[100000];
            System.out.write(much, 0, much.length);
            System.out.flush();
            System.err.println(System.out.checkError());
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        child.getInputStream().close();
        child.getOutputStream().close();
        System.out.print(new String(child.getErrorStream().readAllBytes()));
        System.out.println(child.waitFor());
    }
}
