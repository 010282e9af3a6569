// The early return leaves through a finally clause that unlocks.
//@ flags: --property no-leaked-lock
import java.util.concurrent.locks.ReentrantLock;

public class LockReleased {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean skip;
    static int count;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.lock();
            try {
                if (skip) {
                    return;
                }
                count++;
            } finally {
                lock.unlock();
            }
        }).start();
        skip = true;
    }
}
