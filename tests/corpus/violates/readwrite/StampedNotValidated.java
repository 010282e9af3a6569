// An optimistic read that is not validated may see a writer halfway.
//@ kinds: assertion-failure
import java.util.concurrent.locks.StampedLock;

public class StampedNotValidated {
    static final StampedLock lock = new StampedLock();
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            x = 1;
            y = 1;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        writer.join();
        assert stamp == 0 || seenX == seenY; //~ assertion-failure
    }
}
