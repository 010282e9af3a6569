// Without the validation the read is a plain one beside a plain write: a race.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadUnvalidated {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            value = 1;
            lock.unlockWrite(stamp);
        }).start();
        lock.tryOptimisticRead();
        int seen = value; //~ race
        assert seen == 0 || seen == 1;
    }
}
