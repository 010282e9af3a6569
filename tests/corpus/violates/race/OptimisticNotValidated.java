// What an optimistic read finds is used without a validation. The writer holds the lock, but the reader does not, and nothing
// orders the two.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticNotValidated {
    static int value;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            value = 1;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        if (stamp != 0) {
            int seen = value; //~ race
            assert seen == 0 || seen == 1;
        }
    }
}
