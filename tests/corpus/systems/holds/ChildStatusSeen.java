// The status of a worker that fails in some runs is looked at before its answer is used.
//@ process: master = ChildStatusSeen$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildStatusSeen {
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
            String line = worker.inputReader().readLine();
            int status = worker.waitFor();
            assert status == 3 && line == null || status == 0 && line.equals("7");
        }
    }
}
