// Two threads both hold the read lock and both want the write lock; even one of them alone hangs.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersBothUpgrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static void upgrade() {
        lock.readLock().lock();
        lock.writeLock().lock(); //~ deadlock
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ReadersBothUpgrade::upgrade);
        other.start();
        upgrade();
        other.join();
    }
}
