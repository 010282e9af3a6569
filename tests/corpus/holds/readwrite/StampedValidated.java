// An optimistic read of two fields that is validated, and repeated under the read lock if it failed.
import java.util.concurrent.locks.StampedLock;

public class StampedValidated {
    static final StampedLock lock = new StampedLock();
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            x = 1;
            y = 1;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            seenX = x;
            seenY = y;
            lock.unlockRead(stamp);
        }
        writer.join();
        assert seenX == seenY;
    }
}
