// Each thread tests and then sets: together they exceed the limit.
//@ kinds: invariant
//@ flags: --invariant InvariantTwoThreads.within
import java.util.concurrent.atomic.AtomicInteger;

public class InvariantTwoThreads {
    static final AtomicInteger used = new AtomicInteger();

    static boolean within() {
        return used.get() <= 1;
    }

    static void take() {
        if (used.get() == 0) {
            used.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(InvariantTwoThreads::take);
        other.start();
        take();
        other.join();
    }
}
