// PrintStream and PrintWriter variations, setOut, append, checkError, autoflush.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

public class PrintStreams {
    public static void main(String[] args) throws Exception {
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(true);
        System.out.print(new char[] {'x', 'y'});
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println(new char[] {'h', 'i'});
        System.out.printf(Locale.ROOT, "%5.2f|%-4s|%n", 3.14159, "ab").format("%d%n", 7);
        System.out.append("app").append('e').append("xndx", 1, 3).println();
        System.out.write('W');
        System.out.write(new byte[] {'a', 'b', '\n'}, 0, 3);
        System.out.flush();
        System.err.println("this goes to stderr");
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream old = System.out;
        System.setOut(new PrintStream(bo, true, "UTF-8"));
        System.out.println("captured \u00e9");
        System.out.printf("%s", "more");
        System.setOut(old);
        System.out.println("captured " + bo.size() + " bytes, " + bo.toString("UTF-8").indexOf('\n') + " " + bo.toString("ISO-8859-1").length());
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.println("line");
        pw.printf(Locale.GERMANY, "%.2f", 1.5);
        pw.append("x").print(new char[] {'!', '?'});
        pw.flush();
        System.out.println(sw + " " + sw.getBuffer().length() + " " + pw.checkError());
        ByteArrayOutputStream b2 = new ByteArrayOutputStream();
        PrintWriter buffered = new PrintWriter(b2);
        buffered.print("pending");
        System.out.println("before flush " + b2.size());
        buffered.flush();
        System.out.println("after flush " + b2.size());
        PrintWriter auto = new PrintWriter(new BufferedWriter(new OutputStreamWriter(b2, StandardCharsets.US_ASCII)), true);
        auto.print("not yet");
        System.out.println(b2.size());
        auto.println(" now");
        System.out.println(b2.size());
        PrintStream failing = new PrintStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("no");
            }
        });
        failing.println("x");
        System.out.println("error " + failing.checkError());
        new Exception("trace").printStackTrace(new PrintWriter(sw, true));
        System.out.println(sw.toString().contains("java.lang.Exception: trace"));
        PrintStream null1 = new PrintStream(OutputStream.nullOutputStream());
        null1.println("gone");
        try {
            new PrintStream((OutputStream) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.print("no newline at end");
        System.out.close();
        System.out.println("ignored");
    }
}
