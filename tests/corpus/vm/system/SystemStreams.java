// Replacing System.in, out and err while threads use them; printing through wrappers.
import java.io.*;
import java.util.*;

public class SystemStreams {
    static class Prefix extends PrintStream {
        final String p;
        boolean fresh = true;

        Prefix(PrintStream o, String p) {
            super(o);
            this.p = p;
        }

        @Override
        public void println(String s) {
            super.println(p + s);
        }

        @Override
        public void print(int i) {
            super.print("<" + i + ">");
        }
    }

    static String capture(Runnable r) {
        PrintStream old = System.out;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        System.setOut(new PrintStream(b, true));
        try {
            r.run();
        } finally {
            System.setOut(old);
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        PrintStream real = System.out;
        System.setOut(new Prefix(real, "> "));
        System.out.println("prefixed");
        System.out.print(5);
        System.out.println(6);
        System.out.printf("%s%n", "formatted");
        System.setOut(real);
        String c = capture(() -> {
            System.out.println("inside");
            System.out.print('x');
            System.out.println(capture(() -> System.out.print("nested")).length());
        });
        System.out.println(c.replace("\n", "|"));
        System.setIn(new ByteArrayInputStream("7 8\nline\n".getBytes()));
        Scanner s = new Scanner(System.in);
        System.out.println(s.nextInt() * s.nextInt() + s.nextLine() + s.nextLine());
        ByteArrayOutputStream shared = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(shared, true);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 25; k++) ps.println("thread " + me + " line " + k);
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        String[] lines = shared.toString().split("\n");
        Arrays.sort(lines);
        boolean whole = Arrays.stream(lines).allMatch(l -> l.matches("thread \\d line \\d+"));
        System.out.println(lines.length + " whole lines " + whole + " " + String.join("", lines).hashCode());
        for (Runnable r : new Runnable[] {() -> System.setOut(null), () -> System.setIn(null)}) {
            try {
                r.run();
                System.setOut(real);
                System.out.println("null accepted");
            } catch (NullPointerException e) {
                System.out.println("null refused");
            }
        }
        PrintStream closed = new PrintStream(new ByteArrayOutputStream());
        closed.close();
        closed.println("nothing happens");
        System.out.println(closed.checkError());
    }
}
