// Two locks, one unlock: the thread still holds the lock once when it ends.
//@ kinds: leaked-lock
//@ flags: --property no-leaked-lock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LeakedOneHold {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread worker = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        worker.start();
        worker.join();
    }
}
