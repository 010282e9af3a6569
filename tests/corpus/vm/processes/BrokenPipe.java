// Writing to a child that has closed its input fails.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class BrokenPipe {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.in.close();
            System.out.println("closed");
            System.out.flush();
            Thread.sleep(2000);
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        System.out.println(child.inputReader().readLine());
        OutputStream out = child.getOutputStream();
        try {
            for (int i = 0; i < 3; i++) {
                out.write(new byte[20000]);
                out.flush();
            }
            System.out.println("written");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
