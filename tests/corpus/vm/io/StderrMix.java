// Output to both streams, with explicit flushes; stderr is compared too.
//@ stderr: same
import java.io.*;
import java.nio.charset.StandardCharsets;

public class StderrMix {
    public static void main(String[] args) throws Exception {
        System.err.print("no newline, ");
        System.err.printf("%d %s%n", 5, "formatted");
        System.out.println("to stdout");
        System.err.println(new char[] {'c', 'h'});
        System.err.write('x');
        System.err.write(new byte[] {'y', '\n'});
        PrintStream e = System.err;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        System.setErr(new PrintStream(b));
        System.err.println("captured");
        new IllegalStateException("trace goes to the new stream").printStackTrace();
        System.setErr(e);
        String s = b.toString();
        System.out.println(s.startsWith("captured") + " " + s.contains("IllegalStateException: trace goes") + " " + s.contains("StderrMix.main"));
        Exception x = new IOException("outer", new RuntimeException("inner", new Error("root")));
        x.printStackTrace();
        x.addSuppressed(new Exception("side"));
        x.printStackTrace(System.out);
        try (PrintStream direct = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8)) {
            direct.println("through the file descriptor");
            System.err.println(FileDescriptor.err.valid());
        }
        System.err.println("after closing a stream on descriptor 1");
        System.err.close();
        System.err.println("not shown");
    }
}
