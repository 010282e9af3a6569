// The upgrade of a read lock fails when another reader is there.
//@ kinds: assertion-failure
import java.util.concurrent.locks.StampedLock;

public class StampedConvertFails {
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> { long s = lock.readLock(); lock.unlockRead(s); });
        t.start();
        long s = lock.readLock();
        long w = lock.tryConvertToWriteLock(s);
        lock.unlock(w != 0 ? w : s);
        t.join();
        assert w != 0; //~ assertion-failure
    }
}
