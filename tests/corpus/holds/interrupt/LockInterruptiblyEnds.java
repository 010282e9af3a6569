// lockInterruptibly gives up when it is interrupted, before or while it waits.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyEnds {
    static volatile boolean gaveUp;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread worker = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                gaveUp = true;
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
        lock.unlock();
        assert gaveUp;
    }
}
