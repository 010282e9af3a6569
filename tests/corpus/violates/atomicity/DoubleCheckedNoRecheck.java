// The second check under the lock is missing: both threads may make an instance, one after the other.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class DoubleCheckedNoRecheck {
    static final AtomicInteger made = new AtomicInteger();
    static volatile Object instance;

    static void ensure() {
        if (instance == null) {
            synchronized (DoubleCheckedNoRecheck.class) {
                made.incrementAndGet();
                instance = new Object();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DoubleCheckedNoRecheck::ensure);
        other.start();
        ensure();
        other.join();
        assert made.get() == 1; //~ assertion-failure
    }
}
