// `lockInterruptibly` throws if the flag is set, though the lock may be free: it is wrong to unlock in that case.
//@ kinds: uncaught
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyThrows {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                lock.unlock(); //~ uncaught
            }
        });
        worker.start();
        worker.interrupt();
    }
}
