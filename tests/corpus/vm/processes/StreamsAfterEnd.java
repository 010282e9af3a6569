// The streams of a child once it has ended or they are closed: reads, writes, available, and closing twice.
import java.io.*;
import java.util.*;

public class StreamsAfterEnd {
    static ProcessBuilder java(Class<?> main, String... args) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-cp", System.getProperty("java.class.path"), main.getName()));
        words.addAll(List.of(args));
        return new ProcessBuilder(words);
    }

    static class Child {
        public static void main(String[] args) throws Exception {
            System.out.print(args[0]);
            System.err.print(args[0].toUpperCase());
            int c = System.in.read();
            System.out.print((char) (c < 0 ? '-' : c));
            System.out.close();
            System.out.print("unseen");
            System.exit(System.out.checkError() ? 4 : 5);
        }
    }

    public static void main(String[] args) throws Exception {
        Process p = java(Child.class, "words").start();
        p.outputWriter().append("q").flush();
        System.out.println(p.waitFor());
        InputStream in = p.getInputStream();
        System.out.println(in.available() + " " + (char) in.read() + new String(in.readAllBytes()) + " " + in.read() + " " + in.available());
        in.close();
        in.close();
        try {
            System.out.println(in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(p.errorReader().readLine() + " " + p.getErrorStream().read());
        try {
            p.getOutputStream().write(1);
            p.getOutputStream().flush();
            System.out.println("written");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.getOutputStream().close();
            p.getOutputStream().write(1);
            p.getOutputStream().flush();
            System.out.println("written");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Process nothing = java(Child.class, "none").redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null"))).start();
        System.out.println(new String(nothing.getInputStream().readAllBytes()) + " " + nothing.waitFor());
        try {
            nothing.getOutputStream().write(7);
            nothing.getOutputStream().flush();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.inputReader(java.nio.charset.StandardCharsets.UTF_16);
            p.inputReader();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
