// The worker starts a helper that inherits its standard output, and ends. The helper waits at a pipe
// that nobody closes, so the end of the output never comes, and the master, which reads up to it,
// waits for ever. That the JDK closes its end when the worker has ended does not help a thread that
// reads already.
//@ process: master = GrandchildKeepsPipe$Master
//@ kinds: deadlock
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class GrandchildKeepsPipe {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Helper {
        public static void main(String[] args) throws Exception {
            System.in.read();
        }
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            java(Helper.class).redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            System.out.println(worker.getInputStream().read());
        }
    }
}
