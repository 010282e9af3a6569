// onExit: the continuation runs once, after the end, with the status.
//@ process: master = ChildOnExit$Master
//@ flags: -ea
//@ size: large
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildOnExit {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.exit(4);
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            assert worker.onExit().thenApply(Process::exitValue).get() == 4;
        }
    }
}
