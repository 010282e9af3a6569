// What an optimistic read saw is used only if the stamp is still valid, else it is read again under the lock.
import java.util.concurrent.locks.StampedLock;

public class OptimisticValidated {
    static int left;
    static int right;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            left++;
            right++;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int l = left;
        int r = right;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            l = left;
            r = right;
            lock.unlockRead(stamp);
        }
        assert l == r;
    }
}
