// The writer holds another lock than the one whose stamp the reader validates, which a third thread uses as well.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticOtherLock {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        StampedLock other = new StampedLock();
        new Thread(() -> {
            long stamp = other.writeLock();
            value = 1; //~ race
            other.unlockWrite(stamp);
        }).start();
        new Thread(() -> {
            long stamp = lock.writeLock();
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int seen = value;
        if (lock.validate(stamp)) {
            assert seen == 0 || seen == 1;
        }
    }
}
