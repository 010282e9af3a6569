// onExit completes with the process, for handle and process.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class OnExit {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.in.read();
            System.exit(3);
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        CompletableFuture<Process> end = child.onExit();
        CompletableFuture<ProcessHandle> handle = child.toHandle().onExit();
        System.out.println(end.isDone() + " " + handle.isDone());
        child.getOutputStream().close();
        System.out.println((end.get() == child) + " " + end.get().exitValue());
        System.out.println(handle.get().pid() == child.pid());
        System.out.println(child.onExit().thenApply(Process::exitValue).get());
    }
}
