// Whoever was seen waiting for the lock gets it once it is free.
import java.util.concurrent.locks.ReentrantLock;

public class QueuedThreadGoesOn {
    static boolean got;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.lock();
            got = true;
            lock.unlock();
        });
        other.start();
        while (!lock.hasQueuedThread(other)) {
            Thread.yield();
        }
        assert !got;
        lock.unlock();
        other.join();
        assert got;
    }
}
