// A write lock may be turned into a read lock: nobody writes in between.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WriterGoesOnReading {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void write(int mine) {
        lock.writeLock().lock();
        value = mine;
        lock.readLock().lock();
        lock.writeLock().unlock();
        assert value == mine;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> write(1));
        other.start();
        write(2);
        other.join();
    }
}
