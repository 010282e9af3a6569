// A child whose class cannot be found says so and ends with 1.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class NoSuchClass {
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
        ProcessBuilder builder = java(Child.class);
        builder.command().set(3, "does.not.Exist");
        Process child = builder.start();
        String errors = new String(child.getErrorStream().readAllBytes());
        System.out.println(child.waitFor() + " " + errors.contains("does.not.Exist"));
    }
}
