// Standard streams of a child from and to files.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class RedirectedFiles {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            System.out.println("read " + in.readLine());
            System.err.println("complaint");
        }
    }

    public static void main(String[] args) throws Exception {
        File dir = java.nio.file.Files.createTempDirectory("redirect").toFile();
        File in = new File(dir, "in"), out = new File(dir, "out"), err = new File(dir, "err");
        try (Writer w = new FileWriter(in)) { w.write("some input\n"); }
        for (int i = 0; i < 2; i++) {
            Process child = java(Child.class).redirectInput(in)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(out))
                    .redirectError(err).start();
            System.out.println(child.waitFor() + " " + child.getInputStream().read());
        }
        System.out.print(java.nio.file.Files.readString(out.toPath()));
        System.out.print(java.nio.file.Files.readString(err.toPath()));
        for (File f : List.of(in, out, err, dir)) f.delete();
    }
}
