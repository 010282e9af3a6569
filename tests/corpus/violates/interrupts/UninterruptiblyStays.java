// `awaitUninterruptibly` does not end by an interrupt, so nobody wakes the waiter.
//@ kinds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class UninterruptiblyStays {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            condition.awaitUninterruptibly();
            lock.unlock();
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
