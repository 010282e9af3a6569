// The parent reads standard output to its end, and the child first fills the pipe of standard error.
// Neither goes on: deadlock in every run.
//@ process: master = ChildErrorsUnread$Master
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildErrorsUnread {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.err.write(new byte[70000], 0, 70000);
            System.out.println("done");
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            System.out.println(worker.inputReader().readLine());
            worker.waitFor();
        }
    }
}
