// A hook of the parent waits for its child.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class HookOfParent {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.in.read();
            System.out.println("child ends");
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                child.getOutputStream().close();
                System.out.println("status " + child.waitFor());
            } catch (Exception e) {
                System.out.println(e);
            }
        }));
        System.out.println("main ends");
    }
}
