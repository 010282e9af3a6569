// Waiters of a condition are signalled in the order in which they wait.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalOrderFifo {
    static int first;
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        Condition c = lock.newCondition();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i + 1;
            ts[i] = new Thread(() -> { lock.lock(); try { c.awaitUninterruptibly(); if (first == 0) first = k; } finally { lock.unlock(); } });
            ts[i].start();
            for (boolean in = false; !in;) { lock.lock(); in = lock.getWaitQueueLength(c) == k; lock.unlock(); }
        }
        lock.lock(); c.signal(); lock.unlock();
        lock.lock(); c.signal(); lock.unlock();
        for (Thread t : ts) t.join();
        if (first != 1) throw new AssertionError(first);
    }
}
