// The child reads its input to the end, and the parent waits for the child without closing that input:
// deadlock in every run.
//@ process: master = ChildInputLeftOpen$Master
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildInputLeftOpen {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.exit(System.in.readAllBytes().length);
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            worker.getOutputStream().write(1);
            worker.getOutputStream().flush();
            worker.waitFor();
        }
    }
}
