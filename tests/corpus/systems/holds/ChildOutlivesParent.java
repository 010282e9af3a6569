// The master ends while its worker still works; the worker comes to the end of its input and ends by
// itself.
//@ process: master = ChildOutlivesParent$Master
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildOutlivesParent {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            while (System.in.read() >= 0) { }
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            worker.getOutputStream().write(1);
            worker.getOutputStream().flush();
            Runtime.getRuntime().halt(0);
        }
    }
}
