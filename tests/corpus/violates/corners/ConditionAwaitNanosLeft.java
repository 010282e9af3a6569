// The time left may be used up even if the signal came.
//@ kinds: assertion-failure
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionAwaitNanosLeft {
    static boolean ready;
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        Thread t = new Thread(() -> { lock.lock(); try { ready = true; c.signal(); } finally { lock.unlock(); } });
        t.start();
        lock.lock();
        long left = 1_000_000;
        while (!ready && left > 0) left = c.awaitNanos(left);
        boolean r = ready;
        lock.unlock();
        t.join();
        assert r; //~ assertion-failure
    }
}
