// ProcessHandle: descendants, onExit with a status, supportsNormalTermination, order, and what destroy gives of ended processes.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class HandlesOfMany {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            int depth = Integer.parseInt(args[0]);
            Process below = null;
            if (depth > 0) {
                below = java(Child.class, "" + (depth - 1)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
                new BufferedReader(new InputStreamReader(below.getInputStream())).readLine();
            }
            System.out.println("ready");
            System.in.read();
            if (below != null) {
                below.getOutputStream().close();
                below.waitFor();
            }
            System.exit(depth + 3);
        }
    }

    public static void main(String[] args) throws Exception {
        Process top = java(Child.class, "2").start();
        System.out.println(new BufferedReader(new InputStreamReader(top.getInputStream())).readLine());
        System.out.println(top.children().count() + " " + top.descendants().count() + " " + ProcessHandle.current().descendants().count());
        ProcessHandle middle = top.children().findFirst().get();
        ProcessHandle bottom = middle.children().findFirst().get();
        System.out.println(bottom.parent().get().parent().get().equals(top.toHandle()) + " " + bottom.children().count());
        System.out.println(top.supportsNormalTermination() + " " + bottom.isAlive() + " " + (bottom.compareTo(bottom) == 0) + " " + bottom.equals(ProcessHandle.of(bottom.pid()).get()));
        System.out.println(bottom.hashCode() == ProcessHandle.of(bottom.pid()).get().hashCode());
        top.getOutputStream().close();
        System.out.println(top.onExit().thenApply(p -> "ended with " + p.exitValue()).get());
        System.out.println(top.waitFor() + " " + top.isAlive() + " " + top.toHandle().isAlive());
        System.out.println(top.toHandle().destroy() + " " + top.toHandle().destroyForcibly() + " " + top.toHandle().parent().isPresent());
        top.destroy();
        System.out.println(top.destroyForcibly() == top);
        bottom.onExit().get();
        System.out.println(bottom.isAlive() + " " + top.descendants().count() + " " + top.info().command().isPresent());
        System.out.println(ProcessHandle.allProcesses().anyMatch(h -> h.equals(ProcessHandle.current())));
        System.out.println(ProcessHandle.current().info().command().map(c -> c.endsWith("/java")).orElse(false));
    }
}
