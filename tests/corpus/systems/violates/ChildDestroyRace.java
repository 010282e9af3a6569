// destroy is not the only way a worker ends: it may end by itself first. So its status is 143 or 0,
// and who expects 143 is wrong in some runs.
//@ process: master = ChildDestroyRace$Master
//@ kinds: assertion-failure
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildDestroyRace {
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
            assert worker.waitFor() == 143;
        }
    }
}
