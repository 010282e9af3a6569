// A worker that is killed has written its first line, which the master read, and perhaps its second.
//@ process: master = ChildKilledOrDone$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildKilledOrDone {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            System.out.println("one");
            System.out.flush();
            System.out.println("two");
            System.out.flush();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            BufferedReader in = worker.inputReader();
            assert in.readLine().equals("one");
            int status = worker.destroyForcibly().waitFor();
            assert status == 137 || status == 0;
        }
    }
}
