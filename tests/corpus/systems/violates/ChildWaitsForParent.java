// The worker wants a line before it says anything, and the master wants to hear something before it
// sends one: deadlock in every run.
//@ process: master = ChildWaitsForParent$Master
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildWaitsForParent {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            int c = System.in.read();
            System.out.println(c);
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            String hello = worker.inputReader().readLine();
            worker.outputWriter().write(hello);
        }
    }
}
