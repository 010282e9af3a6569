// Two threads claim a role by setting a property that is not set yet. Looking and setting are two steps: both may claim.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class PropertyCheckThenSet {
    static final AtomicInteger leaders = new AtomicInteger();

    static void claim() {
        if (System.getProperty("leader") == null) {
            System.setProperty("leader", Thread.currentThread().getName());
            leaders.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PropertyCheckThenSet::claim);
        other.start();
        claim();
        other.join();
        assert leaders.get() == 1; //~ assertion-failure
    }
}
