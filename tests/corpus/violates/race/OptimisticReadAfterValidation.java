// The validation comes before the read that matters: what follows it is an unordered read like any other.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadAfterValidation {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            value = 1;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int first = value;
        if (lock.validate(stamp)) {
            assert first == value || first == 0; //~ race
        }
    }
}
