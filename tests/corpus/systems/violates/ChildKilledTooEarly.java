// The master kills the worker once it has heard from it, and expects its file to be complete. The
// worker writes the second line after it has told the master, so the kill may come first.
//@ process: master = ChildKilledTooEarly$Master
//@ kinds: assertion-failure
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildKilledTooEarly {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            try (FileWriter w = new FileWriter("killed.txt")) {
                w.write("one\n");
                w.flush();
                System.out.println("ready");
                w.write("two\n");
            }
            new CountDownLatch(1).await();
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            Process worker = java(Worker.class).start();
            worker.inputReader().readLine();
            worker.destroyForcibly().waitFor();
            assert java.nio.file.Files.readString(java.nio.file.Path.of("killed.txt")).length() == 8;
        }
    }
}
