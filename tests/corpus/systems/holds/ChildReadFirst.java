// The parent reads all that its child prints, more than a pipe holds, and then waits for its end. No
// schedule hangs.
//@ process: master = ChildReadFirst$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildReadFirst {
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
            assert worker.getInputStream().readAllBytes().length == 70000;
            assert worker.waitFor() == 0;
        }
    }
}
