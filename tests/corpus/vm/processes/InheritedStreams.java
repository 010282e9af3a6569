// inheritIO: the child prints where its parent does.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class InheritedStreams {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println("child " + args[0]);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            System.out.println("before " + i);
            System.out.flush();
            System.out.println(java(Child.class, "" + i).inheritIO().start().waitFor());
        }
    }
}
