// Three users of a stamped lock; the counter under the write lock is right in the end.
import java.util.concurrent.locks.StampedLock;

public class StampedWriterBehindReaders {
    static int n;
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Runnable adds = () -> { long s = lock.writeLock(); try { n++; } finally { lock.unlockWrite(s); } };
        Thread a = new Thread(adds), b = new Thread(adds);
        a.start(); b.start();
        long s = lock.readLock();
        int seen = n;
        lock.unlockRead(s);
        a.join(); b.join();
        if (n != 2 || seen > 2) throw new AssertionError();
    }
}
