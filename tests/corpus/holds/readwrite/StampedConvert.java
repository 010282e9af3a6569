// An optimistic stamp that is converted to a write lock is given up if somebody wrote in between, so no
// increment is lost.
import java.util.concurrent.locks.StampedLock;

public class StampedConvert {
    static final StampedLock lock = new StampedLock();
    static int value;

    static void increment() {
        long stamp = lock.tryOptimisticRead();
        int seen = value;
        long write = stamp == 0 ? 0 : lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            write = lock.writeLock();
            seen = value;
        }
        value = seen + 1;
        lock.unlockWrite(write);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StampedConvert::increment);
        other.start();
        increment();
        other.join();
        assert value == 2;
    }
}
