// Opposite orders, but the second lock is only tried; whoever fails lets go of the first and retries.
// It can go round for ever if the scheduler wills it, but some thread can always go on.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBackoff {
    static void both(ReentrantLock first, ReentrantLock second) {
        while (true) {
            first.lock();
            try {
                if (second.tryLock()) {
                    second.unlock();
                    return;
                }
            } finally {
                first.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread other = new Thread(() -> both(b, a));
        other.start();
        both(a, b);
        other.join();
    }
}
