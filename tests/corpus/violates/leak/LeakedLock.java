// A thread returns early with its lock held.
//@ kinds: leaked-lock
//@ flags: --property no-leaked-lock
import java.util.concurrent.locks.ReentrantLock;

public class LeakedLock {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean skip;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.lock();
            if (skip) {
                return;
            }
            lock.unlock();
        }).start();
        skip = true;
    }
}
