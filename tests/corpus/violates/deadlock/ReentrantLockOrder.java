// The lock-order deadlock with java.util.concurrent locks instead of monitors.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockOrder {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            b.lock();
            a.lock(); //~ deadlock
            a.unlock();
            b.unlock();
        });
        other.start();
        a.lock();
        b.lock(); //~ deadlock
        b.unlock();
        a.unlock();
        other.join();
    }
}
