// Read optimistically, validate, fall back to the read lock: never half.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticValidated {
    static int x, y;
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> { long s = lock.writeLock(); x++; y++; lock.unlockWrite(s); });
        t.start();
        long s = lock.tryOptimisticRead();
        int a = x, b = y;
        if (!lock.validate(s)) {
            s = lock.readLock();
            try { a = x; b = y; } finally { lock.unlockRead(s); }
        }
        t.join();
        if (a != b) throw new AssertionError();
    }
}
