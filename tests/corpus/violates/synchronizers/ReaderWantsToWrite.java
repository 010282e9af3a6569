// Two threads that read and then want to write: a read lock is never turned into a write lock. One alone waits for itself.
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReaderWantsToWrite {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Runnable upgrade = () -> {
            lock.readLock().lock();
            lock.writeLock().lock();
        };
        new Thread(upgrade).start();
        new Thread(upgrade).start();
    }
}
