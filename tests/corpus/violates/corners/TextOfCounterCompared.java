// The text of a counter, made twice.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class TextOfCounterCompared {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        String a = "n=" + n, b = String.format("n=%s", n);
        t.join();
        assert a.equals(b); //~ assertion-failure
    }
}
