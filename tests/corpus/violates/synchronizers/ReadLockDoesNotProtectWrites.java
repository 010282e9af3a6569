// Two threads write under a read lock: an update is lost.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReadLockDoesNotProtectWrites {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    static void increment() {
        lock.readLock().lock();
        count++;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ReadLockDoesNotProtectWrites::increment);
        other.start();
        increment();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
