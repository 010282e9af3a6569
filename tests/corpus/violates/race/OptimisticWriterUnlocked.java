// The reader validates, but the writer does not hold the lock: the stamp stays valid, and nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticWriterUnlocked {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> value = 1).start(); //~ race
        long stamp = lock.tryOptimisticRead();
        int seen = value;
        if (!lock.validate(stamp)) {
            seen = 0;
        }
        assert seen == 0 || seen == 1;
    }
}
