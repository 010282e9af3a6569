// Whether somebody waits for the condition when main asks.
//@ kinds: assertion-failure
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class HasWaitersSeen {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        Thread t = new Thread(() -> { lock.lock(); try { c.awaitNanos(1000); } catch (InterruptedException e) { } finally { lock.unlock(); } });
        t.start();
        lock.lock();
        boolean waits = lock.hasWaiters(c);
        int n = lock.getWaitQueueLength(c);
        lock.unlock();
        t.join();
        assert !waits && n == 0; //~ assertion-failure
    }
}
