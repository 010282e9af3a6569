// An optimistic read that is not validated may see one of two fields before and the other one after a write.
//@ kinds: assertion-failure
import java.util.concurrent.locks.StampedLock;

public class OptimisticUnvalidated {
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
        lock.tryOptimisticRead();
        int l = left;
        int r = right;
        assert l == r; //~ assertion-failure
    }
}
