// A wait for a condition may end without a signal (javadoc of Condition: "a spurious wakeup is permitted to occur"). The
// waiter does not look again.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousConditionAwait {
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
        if (!ready) {
            condition.await();
        }
        boolean seen = ready;
        lock.unlock();
        assert seen; //~ assertion-failure
    }
}
