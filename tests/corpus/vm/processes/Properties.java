// Options of java on the command line of a child.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Properties {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            assert args.length == 0 : "asserted";
            System.out.println(System.getProperty("colour") + " " + Arrays.toString(args));
        }
    }

    public static void main(String[] args) throws Exception {
        ProcessBuilder builder = java(Child.class, "a b", "", "*", "'q'");
        builder.command().add(1, "-Dcolour=dark red");
        System.out.print(new String(builder.start().getInputStream().readAllBytes()));
        builder.command().add(1, "-ea");
        Process child = builder.start();
        String errors = new String(child.getErrorStream().readAllBytes());
        System.out.println(child.waitFor() + " " + errors.contains("AssertionError: asserted"));
    }
}
