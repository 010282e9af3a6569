// The worker may crash at any read or write of its pipes. The master then reads the end of its output,
// and a status of 137.
//@ process: master = ChildCrashSeen$Master
//@ flags: -ea --faults crash::pipe
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildCrashSeen {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            int n = System.in.read();
            System.out.write(n + 1);
            System.out.flush();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            if (ProcessHandle.current().parent().isPresent()) return;
            Process worker = java(Worker.class).start();
            try {
                worker.getOutputStream().write(1);
                worker.getOutputStream().flush();
            } catch (IOException e) {
                // It is gone already.
            }
            int answer;
            try {
                answer = worker.getInputStream().read();
            } catch (IOException e) {
                answer = -1;
            }
            int status = worker.waitFor();
            assert status == 0 && answer == 2 || status == 137;
        }
    }
}
