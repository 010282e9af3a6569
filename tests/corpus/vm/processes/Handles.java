// ProcessHandle: pids, parents, children, life.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class Handles {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            ProcessHandle parent = ProcessHandle.current().parent().get();
            System.out.println(parent.pid() + " " + ProcessHandle.current().pid());
            System.out.flush();
            System.in.read();
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        String[] pids = child.inputReader().readLine().split(" ");
        ProcessHandle own = ProcessHandle.current();
        System.out.println(pids[0].equals("" + own.pid()) + " " + pids[1].equals("" + child.pid()));
        System.out.println(own.children().map(ProcessHandle::pid).anyMatch(pid -> pid == child.pid()));
        System.out.println(ProcessHandle.of(child.pid()).get().equals(child.toHandle()));
        System.out.println(child.toHandle().isAlive() + " " + own.isAlive());
        System.out.println(child.children().count() + " " + child.descendants().count());
        System.out.println(child.toHandle().parent().get().equals(own));
        child.getOutputStream().close();
        child.waitFor();
        System.out.println(child.toHandle().isAlive() + " " + ProcessHandle.of(child.pid()).isPresent());
        try {
            own.destroy();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
