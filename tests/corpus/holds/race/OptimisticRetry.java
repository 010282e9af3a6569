// The idiom of the javadoc, for two fields: read, validate, and read again under the read lock if that failed; and an update
// that converts its stamp. Writers hold the lock. What was read and not valid is discarded, so it races with nobody.
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticRetry {
    static final StampedLock lock = new StampedLock();
    static int x;
    static int y;

    static int sum() {
        long stamp = lock.tryOptimisticRead();
        try {
            for (;; stamp = lock.readLock()) {
                if (stamp == 0L) {
                    continue;
                }
                int currentX = x;
                int currentY = y;
                if (!lock.validate(stamp)) {
                    continue;
                }
                return currentX + currentY;
            }
        } finally {
            if (StampedLock.isReadLockStamp(stamp)) {
                lock.unlockRead(stamp);
            }
        }
    }

    static void leaveOrigin() {
        long stamp = lock.tryOptimisticRead();
        try {
            for (;; stamp = lock.writeLock()) {
                if (stamp == 0L) {
                    continue;
                }
                int currentX = x;
                if (!lock.validate(stamp)) {
                    continue;
                }
                if (currentX != 0) {
                    break;
                }
                stamp = lock.tryConvertToWriteLock(stamp);
                if (stamp == 0L) {
                    continue;
                }
                x = 1;
                y = -1;
                return;
            }
        } finally {
            if (StampedLock.isWriteLockStamp(stamp)) {
                lock.unlockWrite(stamp);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(OptimisticRetry::leaveOrigin).start();
        assert sum() == 0;
    }
}
