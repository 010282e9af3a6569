// More than a pipe holds, in both directions at once, with a thread that writes.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class LargeTransfer {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            byte[] all = System.in.readAllBytes();
            int sum = 0;
            for (byte b : all) sum += b & 0xff;
            for (int i = 0; i < 40; i++) System.out.write(all, 0, 5000);
            System.out.flush();
            System.err.println(all.length + " " + sum);
        }
    }

    public static void main(String[] args) throws Exception {
        Process child = java(Child.class).start();
        byte[] much = new byte[200000];
        for (int i = 0; i < much.length; i++) much[i] = (byte) (i * 31);
        Thread writer = new Thread(() -> {
            try (OutputStream out = child.getOutputStream()) {
                out.write(much);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        System.out.println(child.getInputStream().readAllBytes().length);
        System.out.print(new String(child.getErrorStream().readAllBytes()));
        System.out.println(child.waitFor());
    }
}
