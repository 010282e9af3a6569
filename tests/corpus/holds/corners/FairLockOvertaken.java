// A fair lock serves who waits longest: with one waiter in the queue, main gets the lock again only after it.
import java.util.concurrent.locks.ReentrantLock;

public class FairLockOvertaken {
    static int served;
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        Thread t = new Thread(() -> { lock.lock(); served = 1; lock.unlock(); });
        t.start();
        while (!lock.hasQueuedThread(t)) Thread.onSpinWait();
        lock.unlock();
        lock.lock();
        int seen = served;
        lock.unlock();
        t.join();
        if (seen != 1) throw new AssertionError();
    }
}
