// A stream of the program counts lines without a lock: one of two may be lost. Both threads get past the lock of println,
// since the count is not under it.
//@ kinds: assertion-failure
import java.io.OutputStream;
import java.io.PrintStream;

public class OwnStreamCountsLines {
    static class Counting extends PrintStream {
        int lines;
        Counting() { super(OutputStream.nullOutputStream()); }
        @Override public void println(String text) { lines++; super.println(text); }
    }
    public static void main(String[] args) throws Exception {
        Counting out = new Counting();
        System.setOut(out);
        Thread other = new Thread(() -> System.out.println("x"));
        other.start();
        System.out.println("y");
        other.join();
        assert out.lines == 2; //~ assertion-failure
    }
}
