// The writer may hold the lock at the moment when main asks.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockedSeen {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> { lock.writeLock().lock(); lock.writeLock().unlock(); });
        writer.start();
        boolean seen = lock.isWriteLocked();
        writer.join();
        assert !seen; //~ assertion-failure
    }
}
