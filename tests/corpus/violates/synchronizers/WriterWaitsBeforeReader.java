// A reader that waits for another reader to come in: a writer that waits in between keeps the second one out (the lock is
// not fair, but a reader waits behind a writer at the head of the queue).
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WriterWaitsBeforeReader {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final CountDownLatch second = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            second.countDown();
            lock.readLock().unlock();
        });
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        lock.readLock().lock();
        reader.start();
        writer.start();
        second.await();
        lock.readLock().unlock();
    }
}
