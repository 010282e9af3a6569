// Between the read lock and the write lock another thread may write: an update is lost.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReadThenWriteUnderTwoLocks {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    static void increment() {
        lock.readLock().lock();
        int seen = count;
        lock.readLock().unlock();
        lock.writeLock().lock();
        count = seen + 1;
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ReadThenWriteUnderTwoLocks::increment);
        other.start();
        increment();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
