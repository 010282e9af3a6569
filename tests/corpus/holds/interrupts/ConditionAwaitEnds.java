// `Condition.await` ends with InterruptedException when interrupted, before or while it waits, and clears the flag.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionAwaitEnds {
    static volatile boolean threw;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await();
            } catch (InterruptedException e) {
                threw = !Thread.currentThread().isInterrupted();
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert threw;
    }
}
