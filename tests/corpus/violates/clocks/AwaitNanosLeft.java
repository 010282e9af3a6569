// `awaitNanos` gives the time that is left. Time left and no signal cannot be told from the number alone after the lock
// was waited for: a signal may come with no time left.
//@ kinds: assertion-failure
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitNanosLeft {
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
        try {
            if (!ready && condition.awaitNanos(1_000_000) <= 0) {
                assert !ready; //~ assertion-failure
            }
        } finally {
            lock.unlock();
        }
    }
}
