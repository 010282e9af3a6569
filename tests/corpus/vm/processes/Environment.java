// The environment of a child is what its builder says.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Environment {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println(System.getenv("COLOUR") + " " + System.getenv("REMOVED") + " "
                    + System.getenv().containsKey("COLOUR"));
        }
    }

    public static void main(String[] args) throws Exception {
        ProcessBuilder builder = java(Child.class);
        builder.environment().put("COLOUR", "green");
        builder.environment().put("REMOVED", "x");
        builder.environment().remove("REMOVED");
        Process child = builder.start();
        System.out.print(new String(child.getInputStream().readAllBytes()));
        builder.environment().clear();
        builder.environment().put("COLOUR", "");
        System.out.print(new String(builder.start().getInputStream().readAllBytes()));
    }
}
