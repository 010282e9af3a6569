// An interrupted thread does not get the lock by `lockInterruptibly`, or gets it before; the lock is free in the end.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyTwice {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            try { lock.lockInterruptibly(); } catch (InterruptedException e) { return; }
            lock.unlock();
        });
        lock.lock();
        t.start();
        t.interrupt();
        lock.unlock();
        t.join();
        if (lock.isLocked()) throw new AssertionError();
    }
}
