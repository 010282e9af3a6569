// CLASSPATH counts where no class path is given.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class ClassPathVariable {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println("found by CLASSPATH");
        }
    }

    public static void main(String[] args) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(System.getProperty("java.home") + "/bin/java",
                Child.class.getName());
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        System.out.print(new String(builder.inheritIO().redirectOutput(ProcessBuilder.Redirect.PIPE)
                .start().getInputStream().readAllBytes()));
    }
}
