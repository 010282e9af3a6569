// Two threads write under the read lock, which both may hold at the same time.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SharedReadLockWriters {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void write() {
        lock.readLock().lock();
        value++; //~ race
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        new Thread(SharedReadLockWriters::write).start();
        write();
    }
}
