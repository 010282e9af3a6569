// The values of an optimistic read are used before validate has said that they belong together.
//@ kinds: uncaught
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadUsedFirst {
    static final StampedLock lock = new StampedLock();
    static int x = 1;
    static int y = 1;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            x = 2;
            y = 2;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        int a = x;
        int b = y;
        int quotient = 1 / (2 - (b - a) - 1); //~ uncaught
        if (lock.validate(stamp)) {
            assert quotient == 1;
        }
        writer.join();
    }
}
