// The status of a child is what it ends with, by exit, by return and by an exception.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class ExitValues {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            switch (args[0]) {
                case "exit": System.exit(42);
                case "return": return;
                case "throw": throw new IllegalStateException("on purpose");
                case "halt": Runtime.getRuntime().halt(255);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (String how : new String[] {"exit", "return", "throw", "halt"}) {
            Process child = java(Child.class, how).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            System.out.println(how + " " + child.waitFor() + " " + child.exitValue() + " " + child.isAlive());
        }
    }
}
