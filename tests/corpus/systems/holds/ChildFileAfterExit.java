// What a child wrote to a file is there once its parent has seen it end.
//@ process: master = ChildFileAfterExit$Master
//@ flags: -ea
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ChildFileAfterExit {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            java.nio.file.Files.writeString(java.nio.file.Path.of("result.txt"), "42");
        }
    }

    static class Master {
        public static void main(String[] args) throws Exception {
            assert java(Worker.class).start().waitFor() == 0;
            assert java.nio.file.Files.readString(java.nio.file.Path.of("result.txt")).equals("42");
        }
    }
}
