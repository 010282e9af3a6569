// A worker that is asked to end may have ended before: 143 or 0, and nothing else.
//@ process: master = ChildDestroyedOrDone$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildDestroyedOrDone {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.out.println("up");
            System.out.flush();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            worker.inputReader().readLine();
            worker.destroy();
            int status = worker.waitFor();
            assert status == 143 || status == 0;
            assert !worker.isAlive();
        }
    }
}
