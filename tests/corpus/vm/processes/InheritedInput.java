// A child that inherits standard input goes on where its parent stopped reading.
//@ stdin: for the parent\nfor the child\n
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class InheritedInput {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            int c;
            while ((c = System.in.read()) >= 0) System.out.print((char) Character.toUpperCase(c));
            System.out.println();
        }
    }

    public static void main(String[] args) throws Exception {
        // Byte by byte: nothing is read ahead.
        StringBuilder first = new StringBuilder();
        InputStream in = new FileInputStream(FileDescriptor.in);
        int c;
        while ((c = in.read()) != '\n') first.append((char) c);
        System.out.println("parent read " + first);
        System.out.flush();
        System.out.println(java(Child.class).inheritIO().start().waitFor());
    }
}
