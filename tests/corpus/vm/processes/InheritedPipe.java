// A grandchild that inherits writes into the pipe of the child.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class InheritedPipe {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            if (args.length == 0) {
                System.out.println("child");
                System.out.flush();
                System.exit(java(Child.class, "grand").redirectOutput(ProcessBuilder.Redirect.INHERIT)
                        .start().waitFor());
            } else {
                System.out.println("grandchild");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        System.out.println(child.waitFor());
        child.inputReader().lines().forEach(System.out::println);
    }
}
