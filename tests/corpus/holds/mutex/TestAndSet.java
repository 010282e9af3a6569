// A spin lock by an atomic exchange.
import java.util.concurrent.atomic.AtomicBoolean;

public class TestAndSet {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int count;

    static void enter() {
        while (locked.getAndSet(true)) {
            Thread.onSpinWait();
        }
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TestAndSet::enter);
        other.start();
        enter();
        other.join();
        assert count == 2;
    }
}
