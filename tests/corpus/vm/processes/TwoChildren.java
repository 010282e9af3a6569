// Two children that a parent talks to in turn.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class TwoChildren {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            int sum = Integer.parseInt(args[0]);
            String line;
            while ((line = in.readLine()) != null) {
                sum += Integer.parseInt(line);
                System.out.println(sum);
                System.out.flush();
            }
            System.exit(sum);
        }
    }

    public static void main(String[] args) throws Exception {
        Process[] children = {java(Child.class, "10").start(), java(Child.class, "20").start()};
        for (int i = 1; i <= 3; i++) {
            for (Process child : children) {
                Writer out = child.outputWriter();
                out.write(i + "\n");
                out.flush();
                System.out.println(child.inputReader().readLine());
            }
        }
        for (Process child : children) {
            child.outputWriter().close();
            System.out.println(child.waitFor());
        }
        System.out.println(children[0].pid() != children[1].pid());
    }
}
