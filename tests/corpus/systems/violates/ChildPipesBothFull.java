// The parent writes all of its request before it reads, and the child answers as it reads: both pipes
// fill up, and both wait for room. Deadlock in every run.
//@ process: master = ChildPipesBothFull$Master
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildPipesBothFull {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            byte[] buffer = new byte[1 << 15];
            int n;
            while ((n = System.in.read(buffer)) > 0) {
                System.out.write(buffer, 0, n);
                System.out.flush();
            }
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            OutputStream out = worker.getOutputStream();
            out.write(new byte[200000]);
            out.close();
            worker.getInputStream().readAllBytes();
            worker.waitFor();
        }
    }
}
