// With a time limit, too: `awaitNanos` may end early without a signal, with time left. The waiter takes time left for a
// signal.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwaitNanos {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        boolean early = !ready && condition.awaitNanos(1_000_000_000L) > 0;
        boolean seen = ready;
        lock.unlock();
        assert !early || seen; //~ assertion-failure
    }
}
