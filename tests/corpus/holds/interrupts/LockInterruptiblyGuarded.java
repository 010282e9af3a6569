// Only who got the lock gives it back; an interrupted thread leaves without it.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyGuarded {
    static int inside;

    static void use(ReentrantLock lock) {
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException e) {
            return;
        }
        inside++;
        assert inside == 1;
        inside--;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> use(lock));
        worker.start();
        worker.interrupt();
        use(lock);
        worker.join();
        assert !lock.isLocked();
    }
}
