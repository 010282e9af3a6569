// try-with-resources: closing order, suppressed exceptions, null resources, nested failures.
import java.io.*;

public class TryResources {
    static class Res implements AutoCloseable {
        final String n;
        final boolean failClose;

        Res(String n, boolean failOpen, boolean failClose) throws IOException {
            if (failOpen) throw new IOException("open " + n);
            this.n = n;
            this.failClose = failClose;
            System.out.print("+" + n + " ");
        }

        @Override
        public void close() throws IOException {
            System.out.print("-" + n + " ");
            if (failClose) throw new IOException("close " + n);
        }
    }

    static void run(String what, boolean openFails, boolean bodyFails, boolean closeA, boolean closeB) {
        System.out.print(what + ": ");
        try (Res a = new Res("a", false, closeA); Res b = new Res("b", openFails, closeB); Res none = null) {
            System.out.print("body ");
            if (bodyFails) throw new IllegalStateException("body");
        } catch (Exception e) {
            System.out.print("caught " + e.getMessage());
            for (Throwable s : e.getSuppressed()) System.out.print(" (suppressed " + s.getMessage() + ")");
        } finally {
            System.out.println(" finally");
        }
    }

    static int value() throws IOException {
        try (Res r = new Res("r", false, false)) {
            return 1;
        } finally {
            System.out.print("f ");
        }
    }

    static String loop() throws IOException {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            try (Res r = new Res("l" + i, false, false)) {
                if (i == 1) continue;
                if (i == 2) break;
                sb.append(i);
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        run("plain", false, false, false, false);
        run("body fails", false, true, false, false);
        run("closes fail", false, false, true, true);
        run("all fail", false, true, true, true);
        run("open fails", true, false, false, false);
        run("open and close fail", true, false, true, false);
        System.out.println(value());
        System.out.println(loop());
        Res shared = new Res("s", false, false);
        try (shared) {
            System.out.println("effectively final");
        }
        System.out.println();
        Exception e = new Exception("main");
        e.addSuppressed(new RuntimeException("one"));
        e.addSuppressed(new Error("two"));
        StringWriter w = new StringWriter();
        e.printStackTrace(new PrintWriter(w));
        for (String l : w.toString().split("\n")) if (!l.contains("\tat ") && !l.contains("...")) System.out.println(l.strip());
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            e.addSuppressed(null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        Exception no = new Exception("no suppression", null, false, false) { };
        no.addSuppressed(new Exception("lost"));
        System.out.println(no.getSuppressed().length + " " + no.getStackTrace().length);
        StringWriter sw = new StringWriter();
        try (BufferedWriter bw = new BufferedWriter(sw)) {
            bw.write("flushed on close");
            System.out.println(sw.getBuffer().length());
        }
        System.out.println(sw);
        try (BufferedWriter bw = new BufferedWriter(new Writer() {
            @Override
            public void write(char[] c, int o, int l) throws IOException {
                throw new IOException("write");
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() throws IOException {
                throw new IOException("close");
            }
        })) {
            bw.write("x");
        } catch (IOException x) {
            System.out.println(x.getMessage() + " " + (x.getSuppressed().length > 0 ? x.getSuppressed()[0].getMessage() : "none"));
        }
    }
}
