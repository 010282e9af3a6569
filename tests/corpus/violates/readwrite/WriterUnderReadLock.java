// Two threads write under the read lock, which both may hold at once.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriterUnderReadLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    static void increment() {
        lock.readLock().lock();
        count++;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WriterUnderReadLock::increment);
        other.start();
        increment();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
