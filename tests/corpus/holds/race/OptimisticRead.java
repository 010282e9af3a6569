// An optimistic read that is validated (and discarded if not) is the documented use of StampedLock: no race.
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticRead {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            value = 1;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int seen = value;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            seen = value;
            lock.unlockRead(stamp);
        }
        assert seen == 0 || seen == 1;
    }
}
