// A master with two workers: each gets a number and gives back its square; the master adds them up in
// the order of the workers. Whatever the workers do first, the sum is the same.
//@ process: master = ChildrenAddUp$Master
//@ flags: -ea
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildrenAddUp {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            int n = System.in.read();
            System.out.write(n * n);
            System.out.flush();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process[] workers = {java(Worker.class).start(), java(Worker.class).start()};
            int sum = 0;
            for (int i = 0; i < 2; i++) {
                workers[i].getOutputStream().write(i + 2);
                workers[i].getOutputStream().flush();
            }
            for (Process worker : workers) sum += worker.getInputStream().read();
            for (Process worker : workers) assert worker.waitFor() == 0;
            assert sum == 13;
        }
    }
}
