// Test and set in two steps: both threads may find the lock free.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicBoolean;

public class TestThenSet {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int count;

    static void enter() {
        while (locked.get()) {
            Thread.onSpinWait();
        }
        locked.set(true);
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TestThenSet::enter);
        other.start();
        enter();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
