// A child runs in the folder that its builder says.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class WorkingDirectory {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.println(new File(".").getCanonicalFile().getName() + " "
                    + new File("mark").exists() + " " + new File(System.getProperty("user.dir")).getName());
        }
    }

    public static void main(String[] args) throws Exception {
        File dir = new File(java.nio.file.Files.createTempDirectory("work").toFile(), "here");
        dir.mkdir();
        new File(dir, "mark").createNewFile();
        ProcessBuilder builder = java(Child.class);
        builder.command().set(2, new File(System.getProperty("java.class.path")).getAbsolutePath());
        System.out.print(new String(builder.directory(dir).start().getInputStream().readAllBytes()));
        try {
            builder.directory(new File(dir, "missing")).start();
        } catch (IOException e) {
            System.out.println(e.getMessage().startsWith("Cannot run program") + " "
                    + e.getMessage().contains("in directory"));
        }
    }
}
