// Readers and one writer on a ReentrantReadWriteLock.
//@ sizes: 1 2 3
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersWriters {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int a, b;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) new Thread(() -> {
            lock.readLock().lock();
            try {
                assert a == b;
            } finally {
                lock.readLock().unlock();
            }
        }).start();
        lock.writeLock().lock();
        a++;
        b++;
        lock.writeLock().unlock();
    }
}
