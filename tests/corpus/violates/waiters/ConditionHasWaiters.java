// Signalling only if somebody waits is right only if those who come later look first: this one waits without looking.
//@ kinds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionHasWaiters {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            condition.awaitUninterruptibly();
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        if (lock.hasWaiters(condition)) {
            condition.signal();
        }
        lock.unlock();
    }
}
