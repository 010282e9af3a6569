// As with a waiting writer, but this one gives up after a while, and then the reader goes on: nobody waits for ever.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderBehindTimedWriter {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            try {
                if (lock.writeLock().tryLock(1, TimeUnit.SECONDS)) lock.writeLock().unlock();
            } catch (InterruptedException e) { throw new AssertionError(e); }
        });
        Thread reader = new Thread(() -> { lock.readLock().lock(); lock.readLock().unlock(); });
        writer.start();
        reader.start();
        reader.join();
        lock.readLock().unlock();
        writer.join();
    }
}
