// A reader may be counted at the moment when main asks.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockCountSeen {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread reader = new Thread(() -> { lock.readLock().lock(); lock.readLock().unlock(); });
        reader.start();
        assert lock.getReadLockCount() == 0; //~ assertion-failure
        reader.join();
    }
}
