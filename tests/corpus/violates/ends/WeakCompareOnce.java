// A compare-and-set that is tried once fails if the other thread was there first, weak or not.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCompareOnce {
    static final AtomicInteger count = new AtomicInteger();

    static void add() {
        int seen = count.get();
        count.weakCompareAndSetVolatile(seen, seen + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(WeakCompareOnce::add);
        other.start();
        add();
        other.join();
        assert count.get() == 2; //~ assertion-failure
    }
}
