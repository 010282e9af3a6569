// A writer changes two fields under the write lock; a reader under the read lock sees both or neither.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersWriters {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int x;
    static int y;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            x = 1;
            y = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        lock.readLock().lock();
        assert x == y;
        lock.readLock().unlock();
        writer.join();
    }
}
