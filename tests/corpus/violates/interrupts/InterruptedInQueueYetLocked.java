// The thread looks for an interrupt, finds the lock taken and enters the queue, where main sees it. Then it tries once more, before
// it waits: it has the lock, and is interrupted.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedInQueueYetLocked {
    static boolean locked;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waits = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                locked = Thread.currentThread().isInterrupted();
                lock.unlock();
            } catch (InterruptedException e) {
                locked = false;
            }
        });
        waits.start();
        waits.interrupt();
        boolean queued = lock.hasQueuedThread(waits);
        lock.unlock();
        waits.join();
        assert !(queued && locked); //~ assertion-failure
    }
}
