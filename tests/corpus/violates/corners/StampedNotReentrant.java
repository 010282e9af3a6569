// A stamped lock is not reentrant: the writer waits for itself when the flag is set.
//@ kinds: deadlock
import java.util.concurrent.locks.StampedLock;

public class StampedNotReentrant {
    static volatile boolean nested;
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> nested = true);
        t.start();
        long s = lock.writeLock();
        if (nested) lock.readLock();
        lock.unlockWrite(s);
        t.join();
    }
}
