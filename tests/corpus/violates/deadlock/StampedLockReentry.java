// A StampedLock is not reentrant: its owner waits for itself.
//@ kinds: deadlock
import java.util.concurrent.locks.StampedLock;

public class StampedLockReentry {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        long outer = lock.writeLock();
        long inner = lock.writeLock(); //~ deadlock
        lock.unlockWrite(inner);
        lock.unlockWrite(outer);
    }
}
