// available says how much a child has written.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Available {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.print("12345");
            System.out.flush();
            System.err.print("x");
            System.err.flush();
            System.in.read();
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        System.out.println(child.getErrorStream().read());
        System.out.println(child.getInputStream().available());
        System.out.println(child.getInputStream().read() + " " + child.getInputStream().available());
        child.getOutputStream().close();
        child.waitFor();
        System.out.println(new String(child.getInputStream().readAllBytes()));
    }
}
