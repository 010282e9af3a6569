// A system property is set if it is absent, in two steps.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class SystemPropertyCheckThenAct {
    static final AtomicInteger sets = new AtomicInteger();
    static void init() { if (System.getProperty("my.key") == null) { System.setProperty("my.key", "1"); sets.incrementAndGet(); } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SystemPropertyCheckThenAct::init);
        t.start();
        init();
        t.join();
        assert sets.get() == 1; //~ assertion-failure
    }
}
