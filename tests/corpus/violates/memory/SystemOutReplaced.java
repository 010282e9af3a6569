// System.setOut writes a field that others read: the second look may find another stream.
//@ kinds: assertion-failure
import java.io.PrintStream;

public class SystemOutReplaced {
    public static void main(String[] args) {
        PrintStream other = new PrintStream(System.err);
        new Thread(() -> System.setOut(other)).start();
        PrintStream before = System.out;
        PrintStream after = System.out;
        assert before == after; //~ assertion-failure
    }
}
