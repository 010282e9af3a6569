// As WriterWaitsBeforeReader, without a writer: nothing keeps the second reader out.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReadersComeInTogether {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final CountDownLatch second = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            second.countDown();
            lock.readLock().unlock();
        });
        lock.readLock().lock();
        reader.start();
        second.await();
        lock.readLock().unlock();
        reader.join();
    }
}
