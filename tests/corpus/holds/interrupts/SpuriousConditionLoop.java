// The waiter looks again after each wake-up, so one without a signal does no harm.
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousConditionLoop {
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
        while (!ready) {
            condition.await();
        }
        assert ready;
        lock.unlock();
    }
}
