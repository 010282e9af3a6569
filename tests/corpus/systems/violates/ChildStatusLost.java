// The worker may find no work (a choice of its own threads) and then ends with 3 and without a line.
// The master does not look at the status, and takes the missing line for a number: an exception in the
// runs in which the worker thread comes second.
//@ process: master = ChildStatusLost$Master
//@ kinds: uncaught
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildStatusLost {
    static volatile int work;

    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> work = 7);
            t.start();
            if (work == 0) System.exit(3);
            t.join();
            System.out.println(work);
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            int result = Integer.parseInt(worker.inputReader().readLine());
            System.out.println(result);
        }
    }
}
