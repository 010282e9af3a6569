// A request to a child and its answer, then the end of its input and its status. There is one order
// only.
//@ process: master = ChildEcho$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildEcho {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            int c;
            while ((c = System.in.read()) >= 0) {
                System.out.write(c + 1);
                System.out.flush();
            }
            System.exit(9);
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            for (int i = 0; i < 2; i++) {
                worker.getOutputStream().write(i);
                worker.getOutputStream().flush();
                assert worker.getInputStream().read() == i + 1;
            }
            worker.getOutputStream().close();
            assert worker.waitFor() == 9;
        }
    }
}
