// Between giving the read lock back and taking the write lock another thread may have moved.
//@ kinds: assertion-failure
import java.util.concurrent.locks.StampedLock;

public class StampedUpgradeLost {
    static final StampedLock lock = new StampedLock();
    static int moves;
    static void move() {
        long s = lock.readLock();
        boolean first = moves == 0;
        long w = lock.tryConvertToWriteLock(s);
        if (w == 0) {
            lock.unlockRead(s);
            w = lock.writeLock();
        }
        if (first) moves++;
        lock.unlockWrite(w);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(StampedUpgradeLost::move);
        a.start();
        move();
        a.join();
        assert moves == 1 : moves;
    }
}
