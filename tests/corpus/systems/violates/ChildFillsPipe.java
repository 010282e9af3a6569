// A child prints more than its pipe holds, and its parent waits for its end before it reads: the child
// waits for room, the parent for the child. Deadlock in every run.
//@ process: master = ChildFillsPipe$Master
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildFillsPipe {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.out.write(new byte[70000]);
            System.out.flush();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            worker.waitFor();
            worker.getInputStream().readAllBytes();
        }
    }
}
