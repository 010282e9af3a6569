// The reader forgets the read lock and may see the writer halfway.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderWithoutLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            x = 1;
            y = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        int seenY = y;
        int seenX = x;
        writer.join();
        assert seenX == seenY; //~ assertion-failure
    }
}
