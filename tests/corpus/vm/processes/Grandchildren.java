// A child that starts a child of its own, which prints through both pipes.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Grandchildren {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            if (args[0].equals("0")) {
                System.out.println("last");
            } else {
                Process next = java(Child.class, "" + (Integer.parseInt(args[0]) - 1)).start();
                next.inputReader().lines().forEach(line -> System.out.println(args[0] + " " + line));
                System.exit(next.waitFor() + 1);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class, "2").start();
        child.inputReader().lines().forEach(System.out::println);
        System.out.println(child.waitFor());
    }
}
