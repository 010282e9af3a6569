// main holds the read lock and joins a thread that wants the write lock.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriterJoinedByReader {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock(); //~ deadlock
            lock.writeLock().unlock();
        });
        writer.start();
        lock.readLock().lock();
        writer.join(); //~ deadlock
        lock.readLock().unlock();
    }
}
