// `printStackTrace` writes to System.err, which another thread replaces: the trace may go to the old stream.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class ErrReplacedForStackTrace {
    public static void main(String[] args) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream memory = new PrintStream(bytes, true);
        Thread failing = new Thread(() -> new IllegalStateException("x").printStackTrace());
        failing.start();
        System.setErr(memory);
        failing.join();
        assert bytes.size() > 0; //~ assertion-failure
    }
}
