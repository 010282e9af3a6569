// A writer may take the read lock and then let go of the write lock; nobody writes in between.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockDowngrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void bump() {
        lock.writeLock().lock();
        int mine = ++value;
        lock.readLock().lock();
        lock.writeLock().unlock();
        assert value == mine;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WriteLockDowngrade::bump);
        other.start();
        bump();
        other.join();
        assert value == 2;
    }
}
