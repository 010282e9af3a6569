// A ReentrantReadWriteLock cannot be upgraded: its documentation says that a reader that asks for the
// write lock never gets it. One thread is enough.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockUpgrade {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock(); //~ deadlock
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }
}
