// Test first, then exchange; three threads.
//@ unreduced: no
import java.util.concurrent.atomic.AtomicBoolean;

public class TestTestAndSet {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int count;

    static void enter() {
        do {
            while (locked.get()) {
                Thread.onSpinWait();
            }
        } while (!locked.compareAndSet(false, true));
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(TestTestAndSet::enter);
        Thread two = new Thread(TestTestAndSet::enter);
        one.start();
        two.start();
        enter();
        one.join();
        two.join();
        assert count == 3;
    }
}
